import type { LiveEventOf, Lottery, LotteryDraw } from '@baize/contract';
import type { QueryClient } from '@tanstack/react-query';
import { lotteriesQueryKey, lotteryDrawsQueryKey } from '../queries.ts';

/** Results that are kept of a lottery at most. */
const mostDraws = 50;

/**
 * Writes a result into the lists of lotteries and of results where they are known, so that nothing is read again: it becomes the last one of its
 * lottery and the first of its results, and its lottery gets the periods that are open by now.
 */
export function keepDraw(queries: QueryClient, { lottery, open, ...draw }: LiveEventOf<'lotteryDrawn'>): void {
  const known = queries.getQueryData<{ lotteries: readonly Lottery[] }>(lotteriesQueryKey);
  const before = known?.lotteries.find((one) => one.lottery === lottery);
  if (!before) return;
  // A late result of an older period changes neither the last one nor what is open.
  if (before.last && Date.parse(before.last.drawnAt) >= Date.parse(draw.drawnAt)) return;
  // First, so that the page that draws the new last result finds its list.
  const draws = queries.getQueryData<readonly LotteryDraw[]>(lotteryDrawsQueryKey(lottery, before.last?.period));
  if (draws) queries.setQueryData(lotteryDrawsQueryKey(lottery, draw.period), [draw, ...draws].slice(0, mostDraws));
  // A read that is still on its way may be older than this event.
  void queries.cancelQueries({ queryKey: lotteriesQueryKey });
  const { current: _, next: __, ...rest } = before;
  const [current, next] = open;
  const after: Lottery = { ...rest, ...(current && { current }), ...(next && { next }), last: draw };
  queries.setQueryData<{ lotteries: readonly Lottery[] }>(
    lotteriesQueryKey,
    (list) => list && { ...list, lotteries: list.lotteries.map((one) => (one.lottery === lottery ? after : one)) },
  );
}
