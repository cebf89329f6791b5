import { listPromotions, type Promotion } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { promotionsQueryKey, type Refused, refusalOf, useAccount, useClient } from '../../core/index.ts';

/** Loading, failed with a way to try again, none, or what the house offers. */
export type PromotionsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | { status: 'ready'; promotions: readonly Promotion[] };

/** Where the list is kept. */
export const offersKey = (account: string) => [...promotionsQueryKey(account), 'offers'] as const;

/** The brand's promotions, with their status for the reader (§3, §4). */
export function usePromotions(): PromotionsState {
  const client = useClient();
  const account = useAccount();
  const { data, error, refetch } = useQuery({
    queryKey: offersKey(account),
    queryFn: async ({ signal }) => (await client.send(listPromotions, {}, { signal })).promotions,
  });
  if (data) return data.length > 0 ? { status: 'ready', promotions: data } : { status: 'empty' };
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
