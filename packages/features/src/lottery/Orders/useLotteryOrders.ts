import { listLotteryOrders } from '@baize/contract';
import { lotteryOrdersQueryKey, useAccountPages } from '../../core/index.ts';

const shownOrders = 10;

/**
 * The member's orders on all lotteries, the newest first: read again after each of his own, and when one has its result.
 * @param isWanted default true; false for an account that has no orders, as an agent's or a trial's
 */
export const useLotteryOrders = (isWanted = true) =>
  useAccountPages(listLotteryOrders, {
    key: (account) => [...lotteryOrdersQueryKey(account), 'all'],
    request: { size: shownOrders },
    isWanted,
    isReadEachTime: true,
  }).state;
