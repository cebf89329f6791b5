import { getLotteryToday } from '@baize/contract';
import { lotteryOrdersQueryKey, useAccountQuery } from '../../core/index.ts';

/**
 * What the member's orders of the running day come to: read again with his orders, after each of his own and when one has its result.
 * @param isWanted default true; false for an account that has no orders, as an agent's or a trial's
 */
export const useLotteryToday = (isWanted = true) =>
  useAccountQuery(getLotteryToday, { key: (account) => [...lotteryOrdersQueryKey(account), 'today'], isWanted, isReadEachTime: true })
    .state;
