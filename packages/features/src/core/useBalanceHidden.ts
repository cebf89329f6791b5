import { useSyncExternalStore } from 'react';
import { safeStorage } from './storage/safeStorage.ts';

const storage = safeStorage('local');
const key = 'baize-balance-hidden';
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab hides it here too.
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}
const isHidden = (): boolean => storage.get(key) === 'yes';
function hide(hidden: boolean): void {
  if (hidden) storage.set(key, 'yes');
  else storage.remove(key);
  for (const listener of listeners) listener();
}

/** §1 "a balance hide/show toggle": one choice for all places that show the balance, kept for the next visit. */
export function useBalanceHidden(): readonly [boolean, (hidden: boolean) => void] {
  return [useSyncExternalStore(listen, isHidden, () => false), hide];
}
