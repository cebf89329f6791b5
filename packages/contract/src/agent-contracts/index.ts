import { getConsolidated } from './getConsolidated.ts';
import { processDailySalary } from './processDailySalary.ts';
import { processDividend } from './processDividend.ts';
import { processHourlySalary } from './processHourlySalary.ts';
import { processRealTimeSalary } from './processRealTimeSalary.ts';

export {
  type ContractParties,
  type ContractRequest,
  type ContractStatus,
  contractStatuses,
  toContractParties,
  toContractRequests,
  type WireConsolidated,
} from './consolidated.ts';
export { type ContractTerms, type ContractTermsOf, type ContractType, contractTerms, contractTypes } from './contractTerms.ts';
export { getConsolidated } from './getConsolidated.ts';
export type { ContractAnswer } from './processContract.ts';
export { processDailySalary } from './processDailySalary.ts';
export { processDividend } from './processDividend.ts';
export { processHourlySalary } from './processHourlySalary.ts';
export { processRealTimeSalary } from './processRealTimeSalary.ts';

/** Calls of this domain by name. */
export const agentContractsCalls = {
  getConsolidated,
  processDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
} as const;
