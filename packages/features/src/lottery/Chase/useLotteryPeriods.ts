import { listLotteryPeriods, type ResponseOf } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { type AccountRead, refusalOf, useClient } from '../../core/index.ts';

/** Periods of a lottery with their instants (ISO 8601), the open one first. */
export type PeriodsAhead = ResponseOf<typeof listLotteryPeriods>['rows'];

/**
 * The periods of a lottery that take bets within 24 hours, the open one first; read again when another one is open.
 * @param open the period that takes bets; undefined while none does
 */
export function useLotteryPeriods(lottery: string, open: string | undefined): AccountRead<PeriodsAhead> {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['lottery', 'periods', lottery, open],
    queryFn: async ({ signal }) => (await client.send(listLotteryPeriods, { lottery }, { signal })).rows,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.queryKey[2] === lottery ? before : undefined),
  });
  if (data) return { status: 'ready', data };
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
