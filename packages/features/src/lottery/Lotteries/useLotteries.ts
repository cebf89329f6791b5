import { type Lottery, listLotteries } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deviceNow, lotteriesQueryKey, type Refused, refusalOf, useClient } from '../../core/index.ts';
import { keepCommitments } from '../Draws/keptCommitments.ts';
import { nextReadIn } from './nextRead.ts';
import { nextRollIn, rollOn } from './rollOn.ts';

/** Lotteries on their way, not to be had, none at all, or there. */
export type LotteriesState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | {
      status: 'ready';
      lotteries: readonly Lottery[];
      /** Milliseconds by which the gateway's clock is ahead of this device's. */
      aheadMs: number;
    };

interface KnownLotteries {
  lotteries: readonly Lottery[];
  aheadMs: number;
}

/** Milliseconds to the next try where the last one has failed. */
const failedMs = 5_000;
/** Milliseconds over which the pages of all players spread their looks for a result. */
const spreadMs = 2_000;

/**
 * The lotteries of the brand. Periods follow each other by the gateway's clock, and results come by the live stream: the gateway is asked again
 * where a next period or a result is missing, and at no other time.
 */
export function useLotteries(): LotteriesState {
  const client = useClient();
  const queries = useQueryClient();
  const [ownSpreadMs] = useState(() => Math.random() * spreadMs);
  const { data, error, refetch } = useQuery({
    queryKey: lotteriesQueryKey,
    queryFn: async ({ signal }): Promise<KnownLotteries> => {
      const sentAt = deviceNow();
      const { now, lotteries } = await client.send(listLotteries, {}, { signal });
      // Half of the way lies before the moment that it tells.
      return { lotteries, aheadMs: Date.parse(now) - (sentAt + deviceNow()) / 2 };
    },
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!state.data) return false;
      if (state.error) return failedMs;
      return nextReadIn(state.data.lotteries, deviceNow() + state.data.aheadMs, ownSpreadMs) ?? false;
    },
  });
  // What came before a draw is what the draw is checked against.
  useEffect(() => {
    if (data) keepCommitments(data.lotteries, deviceNow() + data.aheadMs);
  }, [data]);
  useEffect(() => {
    const rollsIn = data && nextRollIn(data.lotteries, deviceNow() + data.aheadMs);
    if (data === undefined || rollsIn === undefined) return;
    const timer = setTimeout(() => {
      const lotteries = rollOn(data.lotteries, deviceNow() + data.aheadMs);
      // After a sleep of the device the next period may be closed as well.
      if (lotteries === data.lotteries) void refetch();
      else queries.setQueryData<KnownLotteries>(lotteriesQueryKey, { ...data, lotteries });
    }, rollsIn);
    return () => clearTimeout(timer);
  }, [data, queries, refetch]);
  if (data) return data.lotteries.length === 0 ? { status: 'empty' } : { status: 'ready', ...data };
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
