import { claimRebate } from './claimRebate.ts';
import { getRebate } from './getRebate.ts';

export { claimRebate } from './claimRebate.ts';
export { rebatesErrors } from './errors.ts';
export { getRebate } from './getRebate.ts';
export type { Rebate, RebateClaim, RebateLine, RebateRate } from './rebate.ts';

/** Calls of this domain by name. */
export const rebatesCalls = { getRebate, claimRebate } as const;
