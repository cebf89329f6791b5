import { listLotteryOrders } from '@baize/contract';
import { lotteryOrdersQueryKey, useAccountPages } from '../../core/index.ts';

const shownOrders = 10;

/** The member's orders on all lotteries, the newest first: read again after each of his own, and when one has its result. */
export const useLotteryOrders = () =>
  useAccountPages(listLotteryOrders, {
    key: (account) => [...lotteryOrdersQueryKey(account), 'all'],
    request: { size: shownOrders },
    isReadEachTime: true,
  }).state;
