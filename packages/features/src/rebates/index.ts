export { ManualRebate } from './Rebate/ManualRebate.tsx';
export { ManualRebateView, type ManualRebateViewProps } from './Rebate/ManualRebateView.tsx';
export { type RebateClaiming, useRebate } from './Rebate/useRebate.ts';
