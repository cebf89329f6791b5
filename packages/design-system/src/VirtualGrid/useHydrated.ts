import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on a server and in what takes its page over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
