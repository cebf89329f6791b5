import { safeStorage } from '../../core/index.ts';

const storage = safeStorage('session');
const key = 'baize-contracts-seen';

function read(): { account?: string | undefined; count: number } {
  const [account, count] = storage.get(key)?.split(' ') ?? [];
  return { account, count: Number(count) };
}

/** Whose requests this tab has shown already since the login, and how many: a reload asks nobody twice, and shows what came meanwhile. */
export const seenContracts = {
  has: (account: string): boolean => read().account === account,
  /** Whether more wait than were shown. */
  hasMore: (waiting: number): boolean => waiting > read().count,
  add: (account: string, waiting: number): void => storage.set(key, `${account} ${waiting}`),
  forget: (): void => storage.remove(key),
};
