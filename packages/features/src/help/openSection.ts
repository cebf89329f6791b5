import { safeStorage, storageKeys } from '../core/index.ts';

const storage = safeStorage('local');

/** §3 "Local storage keys: … helpCenter": the section that was read last, where the next visit goes on. */
export const openSection = {
  read: (): string | undefined => storage.get(storageKeys.helpCenter),
  keep: (id: string): void => storage.set(storageKeys.helpCenter, id),
};
