export { type CheckedDraw, useDrawCheck } from './Draws/useDrawCheck.ts';
export { useLotteryDraws } from './Draws/useLotteryDraws.ts';
export { type LotteriesState, useLotteries } from './Lotteries/useLotteries.ts';
export { type Cancelling, useCancelOrder } from './Orders/useCancelOrder.ts';
export { useLotteryOrders } from './Orders/useLotteryOrders.ts';
export { type OrderRequest, type Submitting, useSubmitOrder } from './Orders/useSubmitOrder.ts';
export { Lottery } from './Page/Lottery.tsx';
export type { Slip, SlipBet, SlipTotals } from './Slip/slip.ts';
export { type SlipActions, useSlip } from './Slip/useSlip.ts';
