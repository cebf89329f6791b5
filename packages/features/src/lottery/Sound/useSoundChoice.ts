import { useSyncExternalStore } from 'react';
import { safeStorage } from '../../core/index.ts';

const storage = safeStorage('local');
const key = 'baize-lottery-sound';
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const isChosen = (): boolean => storage.get(key) === 'on';
function choose(isOn: boolean): void {
  if (isOn) storage.set(key, 'on');
  else storage.remove(key);
  for (const listener of listeners) listener();
}

/** Whether results are to be heard, and how to choose it: off until its user wants it, and kept for the next visit. */
export const useSoundChoice = (): readonly [boolean, (isOn: boolean) => void] => [
  useSyncExternalStore(listen, isChosen, () => false),
  choose,
];
