import { safeStorage } from '../../core/index.ts';

const storage = safeStorage('local');
const key = 'baize-notices-none';

/** Whether the brand had something to say when it was last asked: room is kept for it before it is here. At first it is expected to. */
export const tickerMemory = {
  isExpecting: (): boolean => storage.get(key) === undefined,
  keep: (hasNotices: boolean): void => (hasNotices ? storage.remove(key) : storage.set(key, '1')),
};
