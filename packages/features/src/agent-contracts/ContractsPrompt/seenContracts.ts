import { safeStorage } from '../../core/index.ts';

const tab = safeStorage('session');
const device = safeStorage('local');
const shownKey = 'baize-contracts-seen';
const countKey = 'baize-contracts-seen-count';

/** Whose requests this tab has shown already since the login, so that a reload asks nobody twice; and how many of them this device has shown. */
export const seenContracts = {
  has: (account: string): boolean => tab.get(shownKey) === account,
  /** Whether more wait than this account has been shown. */
  hasMore: (account: string, waiting: number): boolean => {
    const [name, count] = device.get(countKey)?.split(' ') ?? [];
    return name === account && waiting > Number(count);
  },
  add: (account: string, waiting: number): void => {
    tab.set(shownKey, account);
    device.set(countKey, `${account} ${waiting}`);
  },
  /** Has them shown again in this tab. */
  showAgain: (): void => tab.remove(shownKey),
  forget: (): void => {
    tab.remove(shownKey);
    device.remove(countKey);
  },
};
