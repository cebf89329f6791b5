import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const hasIdleCallback = typeof globalThis.requestIdleCallback === 'function';
const whenIdle = (run: () => void): number => (hasIdleCallback ? globalThis.requestIdleCallback(run) : window.setTimeout(run, 200));
const cancelWhenIdle = (id: number): void => (hasIdleCallback ? globalThis.cancelIdleCallback(id) : globalThis.clearTimeout(id));

/** True once the page has its first data and the browser a quiet moment: what the first paint does not need may load then. */
export function useSettled(): boolean {
  const isFetching = useIsFetching() > 0;
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isFetching || isSettled) return;
    const id = whenIdle(() => setSettled(true));
    return () => cancelWhenIdle(id);
  }, [isFetching, isSettled]);
  return isSettled;
}
