import { type Lottery, listLotteries } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { deviceNow, type Refused, refusalOf, useClient } from '../../core/index.ts';
import { nextReadIn } from './nextRead.ts';

/** Cache key of the lotteries with their periods: the same for everybody. */
export const lotteriesQueryKey = ['lottery', 'lotteries'] as const;

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

/** Milliseconds to the next try where the last one has failed. */
const failedMs = 5_000;

/** The lotteries of the brand: read again as periods close and are drawn, by the gateway's clock, and at no other time. */
export function useLotteries(): LotteriesState {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: lotteriesQueryKey,
    queryFn: async ({ signal }) => {
      const sentAt = deviceNow();
      const { now, lotteries } = await client.send(listLotteries, {}, { signal });
      // Half of the way lies before the moment that it tells.
      return { lotteries, aheadMs: Date.parse(now) - (sentAt + deviceNow()) / 2 };
    },
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!state.data) return false;
      if (state.error) return failedMs;
      return nextReadIn(state.data.lotteries, deviceNow() + state.data.aheadMs) ?? false;
    },
  });
  if (data) return data.lotteries.length === 0 ? { status: 'empty' } : { status: 'ready', ...data };
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
