import { askReturn } from './askReturn.ts';
import { confirmLimitChange } from './confirmLimitChange.ts';
import { dropLimitChange } from './dropLimitChange.ts';
import { excludeSelf } from './excludeSelf.ts';
import { getProtection } from './getProtection.ts';
import { keepLimits } from './keepLimits.ts';
import { setProtectionLimit } from './setProtectionLimit.ts';
import { setRealityCheck } from './setRealityCheck.ts';
import { takeBreak } from './takeBreak.ts';

export { askReturn } from './askReturn.ts';
export { type ClosureReason, closureReasonOf } from './closureReason.ts';
export { confirmLimitChange } from './confirmLimitChange.ts';
export { dropLimitChange } from './dropLimitChange.ts';
export { excludeSelf } from './excludeSelf.ts';
export { getProtection } from './getProtection.ts';
export { keepLimits } from './keepLimits.ts';
export {
  breakHours,
  type Closure,
  exclusionMonths,
  type LimitChange,
  type LimitName,
  limitReviewMonths,
  type NetMonth,
  type NetPosition,
  type Protection,
  type ProtectionLimit,
  protectionWaits,
  realityMinutes,
} from './protection.ts';
export {
  type ProtectionKind,
  type ProtectionPeriod,
  type ProtectionStop,
  protectionKinds,
  protectionPeriods,
  protectionStop,
} from './protectionStop.ts';
export { setProtectionLimit } from './setProtectionLimit.ts';
export { setRealityCheck } from './setRealityCheck.ts';
export { takeBreak } from './takeBreak.ts';

/** Calls of this domain by name. */
export const playerProtectionCalls = {
  getProtection,
  setProtectionLimit,
  confirmLimitChange,
  dropLimitChange,
  keepLimits,
  takeBreak,
  excludeSelf,
  askReturn,
  setRealityCheck,
} as const;
