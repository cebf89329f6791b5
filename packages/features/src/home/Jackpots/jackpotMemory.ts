import { safeStorage } from '../../core/index.ts';

const storage = safeStorage('local');
const key = 'baize-jackpots-none';

/** Whether the brand had a jackpot when it was last asked: room is kept for it before it is here. At first it is expected to. */
export const jackpotMemory = {
  isExpecting: (): boolean => storage.get(key) === undefined,
  keep: (hasJackpots: boolean): void => (hasJackpots ? storage.remove(key) : storage.set(key, '1')),
};
