import { safeStorage } from '@baize/features/core';

const storage = safeStorage('session');
const key = 'baize-return-to';

/** Where the player was when his session ended: he comes back there after logging in again. */
export const returnTo = {
  keep: (address: string): void => storage.set(key, address),
  /** For a user who only now thinks of where he is: what was kept before is where he wanted to be. */
  keepFirst: (address: string): void => {
    if (storage.get(key) === undefined) storage.set(key, address);
  },
  take: (): string | undefined => {
    const address = storage.get(key);
    storage.remove(key);
    return address;
  },
};
