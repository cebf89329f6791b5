import { type LotteryDraw, listLotteryDraws } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AccountRead, lotteryDrawsQueryKey, refusalOf, useClient } from '../../core/index.ts';

/** As many as a page has: counts of missed periods go back as far. */
export const readDraws = 50;

/**
 * The last results of a lottery, the newest first; read again when there is a newer one that the live stream has not told. The known ones
 * stay meanwhile.
 * @param last period of the newest result that is known; undefined where there is none
 */
export function useLotteryDraws(lottery: string, last: string | undefined): AccountRead<readonly LotteryDraw[]> {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: lotteryDrawsQueryKey(lottery, last),
    queryFn: async ({ signal }) => (await client.send(listLotteryDraws, { lottery, size: readDraws }, { signal })).rows,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.queryKey[2] === lottery ? before : undefined),
  });
  return useMemo(() => {
    if (data) return { status: 'ready', data };
    return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
  }, [data, error, refetch]);
}
