import type { LotteryDraw } from '@baize/contract';
import { useEffect } from 'react';
import { useDrawHistory } from '../Draws/useDrawHistory.ts';

/** Draws that statistics count. */
export interface WindowDraws {
  /** The newest first; fewer where no more are kept, or no more have come yet. */
  draws: readonly LotteryDraw[];
  /** More are on their way. */
  isLoading: boolean;
}

/**
 * The last draws of a lottery: of the ones that the page has, and older ones where these are too few.
 * @param known those that the page has, the newest first
 * @param size how many are wanted
 */
export function useWindowDraws(lottery: string, known: readonly LotteryDraw[], size: number): WindowDraws {
  const isShort = known.length < size;
  const history = useDrawHistory(lottery, known[0]?.period, isShort && known.length > 0);
  const isReady = history.status === 'ready';
  const read = isReady ? history.rows : known;
  const loadMore = isReady && read.length < size && !history.isLoadingMore && !history.moreRefusal ? history.loadMore : undefined;
  useEffect(() => {
    if (isShort) loadMore?.();
  }, [isShort, loadMore]);
  const draws = isShort && read.length > known.length ? read : known;
  return {
    draws: draws.slice(0, size),
    isLoading: isShort && (history.status === 'loading' || loadMore !== undefined || (isReady && history.isLoadingMore)),
  };
}
