import type { LotteryOrder } from '@baize/contract';
import { formatInZone } from '../../core/index.ts';

/** Type of the rounds that orders are. */
const vendorType = 'LOTT';

/**
 * Path of the records that tell what an order moved, over the page of its lottery: its round in the bet history; of one that was taken back, whose
 * round counts no more, the returned stake among the transactions.
 * @param shown code of the lottery that the page goes on showing
 */
export function movementPath({ at, state }: Pick<LotteryOrder, 'at' | 'state'>, shown: string, timeZone: string): string {
  const day = formatInZone(at, timeZone).slice(0, 'yyyy-MM-dd'.length);
  const isTakenBack = state === 'cancelled' || state === 'refunded';
  const records = isTakenBack ? { center: 'transactionHistory', kind: 'rollback' } : { center: 'debtHistory', vendorType };
  // A refund comes a day later: those records begin with their usual days.
  const days = state === 'refunded' ? {} : { from: day, to: day };
  return `/lottery?${new URLSearchParams({ lottery: shown, ...records, ...days })}`;
}
