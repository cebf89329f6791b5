import { listTransactions, type Transaction } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { cashierQueryKey, gatewayDay, type Refused, refusalOf, useAccount, useClient, usePermission } from '../../core/index.ts';
import { keptPeriod } from '../../core/time/keptPeriod.ts';

/** The last transfers being fetched, not to be had, none, or there. */
export type LatestTransfersState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | {
      status: 'ready';
      /** The newest first; `reference` is the other account. */
      transfers: readonly Transaction[];
    };

/** The transaction history has all of them; an agent has none, and looks for what has just come or gone. */
const shownTransfers = 10;

/** The last transfers of an account in the days that records are kept for; read anew with every event of the cashier, a transfer's arrival too. */
export function useLatestTransfers(): LatestTransfersState {
  const client = useClient();
  const account = useAccount();
  const permission = usePermission();
  const { data, error, refetch } = useQuery({
    queryKey: [...cashierQueryKey(account), 'latestTransfers'],
    queryFn: async ({ signal }) => {
      const { timeZone = 'UTC', recordDays = 1 } = permission ?? {};
      const period = keptPeriod(gatewayDay(timeZone), recordDays);
      const { rows } = await client.send(listTransactions, { ...period, group: 'transfer', size: shownTransfers }, { signal });
      return rows;
    },
    enabled: account !== '' && permission !== undefined,
    // To a member money comes without a word of the cashier.
    staleTime: 0,
  });
  if (data) return data.length === 0 ? { status: 'empty' } : { status: 'ready', transfers: data };
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
