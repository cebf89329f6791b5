import { type Balance, getBalance } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { balanceQueryKey, useClient, useSession } from '../../core/index.ts';

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
  const client = useClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: balanceQueryKey(account),
    queryFn: ({ signal }) => client.send(getBalance, {}, { signal }),
    enabled: account !== '',
  });
  return { balance: data, isUpdating: isFetching, hasFailed: isError && !isFetching, refresh: () => void refetch() };
}
