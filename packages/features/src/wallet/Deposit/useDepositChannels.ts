import { type DepositChannel, type DepositPromotion, listDepositChannels } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { cashierQueryKey, type Refused, refusalOf, useClient, useSession } from '../../core/index.ts';

/** The ways to pay in: being fetched, not to be had, none open, or there. */
export type DepositChannelsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | {
      status: 'ready';
      /** In the order in which they are offered; one or more. */
      channels: readonly DepositChannel[];
      /** Minutes in which an order has to be paid (§9). */
      remittanceMinutes: number;
      /** Those that can be chosen with the next deposit. */
      promotions: readonly DepositPromotion[];
    };

/** The ways to pay in that the cashier offers now. */
export function useDepositChannels(): DepositChannelsState {
  const client = useClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data, error, refetch } = useQuery({
    queryKey: [...cashierQueryKey(account), 'channels'],
    queryFn: ({ signal }) => client.send(listDepositChannels, {}, { signal }),
    enabled: account !== '',
  });
  if (data) return data.channels.length === 0 ? { status: 'empty' } : { status: 'ready', ...data };
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
