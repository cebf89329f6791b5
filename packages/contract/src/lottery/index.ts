import { cancelLotteryOrder } from './cancelLotteryOrder.ts';
import { listLotteries } from './listLotteries.ts';
import { listLotteryDraws } from './listLotteryDraws.ts';
import { listLotteryOrders } from './listLotteryOrders.ts';
import { listOpenedNumbers } from './listOpenedNumbers.ts';
import { submitLotteryOrder } from './submitLotteryOrder.ts';

export { cancelLotteryOrder } from './cancelLotteryOrder.ts';
export { type Lottery, listLotteries } from './listLotteries.ts';
export { listLotteryDraws } from './listLotteryDraws.ts';
export { listLotteryOrders } from './listLotteryOrders.ts';
export { listOpenedNumbers, type OpenedNumbers, toOpenedNumbers } from './listOpenedNumbers.ts';
export { type LotteryDraw, type LotteryPeriod, lotteryGroups } from './lottery.ts';
export { type LotteryBetInput, type LotteryOrder, type LotteryOrderState, lotteryOrderStates, mostLotteryBets } from './lotteryOrder.ts';
export { submitLotteryOrder } from './submitLotteryOrder.ts';

/** Calls of this domain by name. */
export const lotteryCalls = {
  listOpenedNumbers,
  listLotteries,
  listLotteryDraws,
  submitLotteryOrder,
  cancelLotteryOrder,
  listLotteryOrders,
} as const;
