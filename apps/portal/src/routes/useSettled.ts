import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOffline } from '../pwa/useOffline.ts';

const hasIdleCallback = typeof globalThis.requestIdleCallback === 'function';
const whenIdle = (run: () => void): number => (hasIdleCallback ? globalThis.requestIdleCallback(run) : window.setTimeout(run, 200));
const cancelWhenIdle = (id: number): void => (hasIdleCallback ? globalThis.cancelIdleCallback(id) : globalThis.clearTimeout(id));

/**
 * True once the page has its first data and the browser a quiet moment: what the first paint does not need may load then. Never without
 * a network: a module that could not be fetched stays lost until the page is loaded again.
 */
export function useSettled(): boolean {
  const isFetching = useIsFetching() > 0;
  const isOffline = useOffline();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isFetching || isOffline || isSettled) return;
    const id = whenIdle(() => setSettled(true));
    return () => cancelWhenIdle(id);
  }, [isFetching, isOffline, isSettled]);
  return isSettled;
}
