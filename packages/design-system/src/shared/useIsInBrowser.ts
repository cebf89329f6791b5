import { useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** False on a server, and while a page from a server comes alive. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
