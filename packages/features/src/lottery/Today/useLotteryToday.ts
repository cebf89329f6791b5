import { getLotteryToday } from '@baize/contract';
import { lotteryOrdersQueryKey, useAccountQuery } from '../../core/index.ts';

/** What the member's orders of the running day come to: read again with his orders, after each of his own and when one has its result. */
export const useLotteryToday = () =>
  useAccountQuery(getLotteryToday, { key: (account) => [...lotteryOrdersQueryKey(account), 'today'], isReadEachTime: true }).state;
