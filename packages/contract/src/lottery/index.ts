import { cancelLotteryOrder } from './cancelLotteryOrder.ts';
import { getLotteryToday } from './getLotteryToday.ts';
import { listChasePeriods } from './listChasePeriods.ts';
import { listLotteries } from './listLotteries.ts';
import { listLotteryChases } from './listLotteryChases.ts';
import { listLotteryDraws } from './listLotteryDraws.ts';
import { listLotteryOrders } from './listLotteryOrders.ts';
import { listLotteryPeriods } from './listLotteryPeriods.ts';
import { listOpenedNumbers } from './listOpenedNumbers.ts';
import { stopLotteryChase } from './stopLotteryChase.ts';
import { submitLotteryChase } from './submitLotteryChase.ts';
import { submitLotteryOrder } from './submitLotteryOrder.ts';

export { cancelLotteryOrder } from './cancelLotteryOrder.ts';
export { getLotteryToday, type LotteryToday } from './getLotteryToday.ts';
export { listChasePeriods } from './listChasePeriods.ts';
export { type Lottery, listLotteries } from './listLotteries.ts';
export { listLotteryChases } from './listLotteryChases.ts';
export { listLotteryDraws } from './listLotteryDraws.ts';
export { listLotteryOrders } from './listLotteryOrders.ts';
export { listLotteryPeriods } from './listLotteryPeriods.ts';
export { listOpenedNumbers, type OpenedNumbers, toOpenedNumbers } from './listOpenedNumbers.ts';
export { type LotteryDraw, type LotteryPeriod, lotteryGroups } from './lottery.ts';
export {
  type ChaseMissReason,
  type ChasePeriod,
  type ChasePeriodInput,
  chaseMissReasons,
  chasePeriodStates,
  type LotteryChase,
  type LotteryChaseState,
  lotteryChaseStates,
  mostChaseMultiple,
  mostChasePeriods,
} from './lotteryChase.ts';
export { type LotteryBetInput, type LotteryOrder, type LotteryOrderState, lotteryOrderStates, mostLotteryBets } from './lotteryOrder.ts';
export { stopLotteryChase } from './stopLotteryChase.ts';
export { submitLotteryChase } from './submitLotteryChase.ts';
export { submitLotteryOrder } from './submitLotteryOrder.ts';

/** Calls of this domain by name. */
export const lotteryCalls = {
  listOpenedNumbers,
  listLotteries,
  listLotteryDraws,
  submitLotteryOrder,
  cancelLotteryOrder,
  listLotteryOrders,
  listLotteryPeriods,
  submitLotteryChase,
  stopLotteryChase,
  listLotteryChases,
  listChasePeriods,
  getLotteryToday,
} as const;
