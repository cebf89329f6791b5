import * as z from 'zod/mini';
import { amount } from '../wire/money.ts';
import { lotteryCode, lotteryDraw, lotteryPeriod, periodNumber } from './lottery.ts';
import { lotteryChaseStates } from './lotteryChase.ts';
import { lotteryOrderStates } from './lotteryOrder.ts';

/** Live events of the lottery. */
export const lotteryLive = {
  /** An order has its result, or was refunded. */
  lotterySettled: z.object({
    orderId: z.uuid(),
    lottery: lotteryCode,
    period: periodNumber,
    state: z.enum(lotteryOrderStates),
    /** What was paid, in the minor unit. */
    won: amount,
  }),
  /** A chase has placed an order, missed a period, or ended. */
  lotteryChaseMoved: z.object({ chaseId: z.uuid(), lottery: lotteryCode, state: z.enum(lotteryChaseStates) }),
  /** A period is drawn: told to every stream, and kept for none. A page that was away reads `listLotteries`. */
  lotteryDrawn: z.object({
    lottery: lotteryCode,
    ...lotteryDraw.shape,
    /** The periods that are not closed by then: the one that takes bets, and the next. */
    open: z.array(lotteryPeriod).check(z.maxLength(2)),
  }),
} as const;
