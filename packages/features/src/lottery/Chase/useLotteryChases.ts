import { listLotteryChases } from '@baize/contract';
import { lotteryOrdersQueryKey, useAccountPages } from '../../core/index.ts';

const shownChases = 10;

/** The member's chases, the newest first: read again after each of his own, and when one moves on. */
export const useLotteryChases = () =>
  useAccountPages(listLotteryChases, {
    key: (account) => [...lotteryOrdersQueryKey(account), 'chases'],
    request: { size: shownChases },
    isReadEachTime: true,
  }).state;
