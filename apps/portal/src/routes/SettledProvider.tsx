import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactElement, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { useOffline } from '../pwa/useOffline.ts';

const hasIdleCallback = typeof globalThis.requestIdleCallback === 'function';
const whenIdle = (run: () => void): number => (hasIdleCallback ? globalThis.requestIdleCallback(run) : window.setTimeout(run, 200));
const cancelWhenIdle = (id: number): void => (hasIdleCallback ? globalThis.cancelIdleCallback(id) : globalThis.clearTimeout(id));

/**
 * In the browser's first quiet moment after it has painted what stands on the page. A page that nobody looks at paints nothing.
 * @returns takes it back
 */
function whenPainted(run: () => void): () => void {
  let idle: number | undefined;
  let frame: number | undefined;
  const wait = (): void => {
    idle = whenIdle(run);
  };
  if (document.visibilityState === 'hidden') wait();
  else frame = requestAnimationFrame(wait);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    if (idle !== undefined) cancelWhenIdle(idle);
  };
}

/** A page that a worker serves has its modules from there (the lite app's shell). */
const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);

export interface SettledProviderProps {
  /** Brings what is drawn then, so that it is drawn once; it refuses nothing, and ends in time. Default: it is brought as it is drawn. Always the same. */
  bring?: (() => Promise<void>) | undefined;
  children: ReactNode;
}
const atOnce = (): Promise<void> => Promise.resolve();

const SettledContext = createContext(false);

/**
 * Knows when the first page has painted its first data and the browser has a quiet moment: what the first paint does not need may load then,
 * all of it drawn in one go. Never without a network, but for a worker that keeps the modules: one that could not be fetched stays lost until
 * the page is loaded again.
 */
export function SettledProvider({ bring = atOnce, children }: SettledProviderProps): ReactElement {
  const queries = useQueryClient();
  const isCutOff = useOffline() && !hasWorker();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isCutOff || isSettled) return;
    let takeBack: (() => void) | undefined;
    const cancel = (): void => {
      takeBack?.();
      takeBack = undefined;
    };
    let isOver = false;
    const settle = async (): Promise<void> => {
      // Its own calls are none that it waits for.
      stop();
      await bring();
      if (!isOver) startTransition(() => setSettled(true));
    };
    const look = (): void => {
      if (queries.isFetching() > 0) cancel();
      else takeBack ??= whenPainted(() => void settle());
    };
    // Not by `useIsFetching`: each call would draw the whole page anew.
    const stop = queries.getQueryCache().subscribe(look);
    look();
    return () => {
      isOver = true;
      stop();
      cancel();
    };
  }, [queries, isCutOff, isSettled, bring]);
  return <SettledContext value={isSettled}>{children}</SettledContext>;
}

/** True once the page has settled, and ever after. */
export const useSettled = (): boolean => use(SettledContext);
