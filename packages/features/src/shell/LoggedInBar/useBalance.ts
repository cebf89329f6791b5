import { type Balance, getBalance } from '@baize/contract';
import { balanceQueryKey, useAccountQuery } from '../../core/index.ts';

/** The balance as a player sees it: the last known one stays while a newer is fetched. */
export interface BalanceState {
  /** Undefined until the first reply of the session. */
  balance: Balance | undefined;
  /** A refresh that the player asked for is under way, or the first read (§2: "an updating label shows"). */
  isUpdating: boolean;
  hasFailed: boolean;
  refresh(): void;
}

/** The player's balance: read once, then moved by live events; `refresh` reads it again (§2). */
export function useBalance(): BalanceState {
  const { data, error, isFetching, retry } = useAccountQuery(getBalance, { key: balanceQueryKey });
  return { balance: data, isUpdating: isFetching, hasFailed: error !== null && !isFetching, refresh: retry };
}
