import type { LotteryOrder } from '@baize/contract';
import { formatInZone, type PortalPlace } from '../../core/index.ts';

/** Type of the rounds that orders are. */
const vendorType = 'LOTT';

/**
 * Place of the records that tell what an order moved: its round in the bet history; of one that was taken back, whose round counts no more, the
 * returned stake among the transactions.
 */
export function movementPlace({ at, state }: Pick<LotteryOrder, 'at' | 'state'>, timeZone: string): PortalPlace {
  const day = formatInZone(at, timeZone).slice(0, 'yyyy-MM-dd'.length);
  // A refund comes a day later: those records begin with their usual days.
  const days = state === 'refunded' ? {} : { from: day, to: day };
  const isTakenBack = state === 'cancelled' || state === 'refunded';
  return isTakenBack
    ? { center: 'transactionHistory', values: { kind: 'rollback', ...days } }
    : { center: 'debtHistory', values: { vendorType, ...days } };
}
