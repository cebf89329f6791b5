import { safeStorage } from '../../core/index.ts';

const storage = safeStorage('session');
const key = 'baize-contracts-seen';

/** Whose requests this tab has shown already since the login: a reload asks nobody twice. */
export const seenContracts = {
  has: (account: string): boolean => storage.get(key) === account,
  add: (account: string): void => storage.set(key, account),
  forget: (): void => storage.remove(key),
};
