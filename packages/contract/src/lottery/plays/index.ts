export {
  checkDrawLog,
  type DrawLogCheck,
  DrawLogError,
  type DrawLogFault,
  type DrawLogOf,
  drawLogCells,
  drawLogColumns,
  drawLogFaults,
  type LoggedPeriod,
} from '../drawLog.ts';
export { checkPeriod, drawPeriod, type PeriodCheck, type PeriodSeed } from '../drawPeriod.ts';
export { canDraw } from './canDraw.ts';
export { checkPick, type PickFault, pickFaults, type WrongPick } from './checkPick.ts';
export { lotteryFamily, withCapsIn } from './families.ts';
export { type LotteryFamilyId, lotteryFamilyIds } from './familyIds.ts';
export type { DrawShape, LotteryCaps, LotteryFamily } from './LotteryFamily.ts';
export { type Board, type DrawnNumbers, type Hit, mostLines, type Picked, type Play, type PlayText, type Prize } from './Play.ts';
export { bestWinningsOf, cappedReturn, fullStake, type LineWins, prizeAmount, type Winnings, winningsOf } from './winnings.ts';
