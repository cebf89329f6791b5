import { getConsolidated } from './getConsolidated.ts';
import { getContractDebt } from './getContractDebt.ts';
import { getContractRules } from './getContractRules.ts';
import { listContractBills } from './listContractBills.ts';
import { listContracts } from './listContracts.ts';
import { listDownlineContracts } from './listDownlineContracts.ts';
import { offerContract } from './offerContract.ts';
import { payContractDebt } from './payContractDebt.ts';
import { previewContract } from './previewContract.ts';
import { processContract } from './processContract.ts';
import { processDailySalary } from './processDailySalary.ts';
import { processDividend } from './processDividend.ts';
import { processHourlySalary } from './processHourlySalary.ts';
import { processRealTimeSalary } from './processRealTimeSalary.ts';
import { requestContract } from './requestContract.ts';

export {
  type AgentContract,
  type ContractEndReason,
  type ContractParty,
  type ContractStage,
  contractEndReasons,
  stageOf,
} from './agentContract.ts';
export type { ContractAnswer } from './answering.ts';
export { checkTerms, isConforming, type TermsLimits, uplineIssues } from './checkTerms.ts';
export {
  type ContractParties,
  type ContractRequest,
  type ContractStatus,
  contractStatuses,
  toContractParties,
  toContractRequests,
  type WireConsolidated,
} from './consolidated.ts';
export {
  actionsOf,
  type ContractAction,
  type ContractEffect,
  type ContractSide,
  type ContractStanding,
  type ContractState,
  contractActions,
  contractEffectTable,
  contractSides,
  contractStates,
  effectOf,
  isWaitingFor,
  stateOf,
} from './contractActions.ts';
export { type BillState, billStates, type ContractBill } from './contractBill.ts';
export { type ContractTerms, type ContractTermsOf, contractTerms, type SalaryPeriod, salaryPeriods } from './contractTerms.ts';
export { type ContractType, contractTypes } from './contractTypes.ts';
export type { EndingContract } from './endingContract.ts';
export { type ContractFigure, contractFigures } from './figures.ts';
export { getConsolidated } from './getConsolidated.ts';
export { type ContractDebt, getContractDebt } from './getContractDebt.ts';
export { type ContractRules, getContractRules, lossCarries } from './getContractRules.ts';
export { type BillSide, billSides, listContractBills } from './listContractBills.ts';
export { listContracts } from './listContracts.ts';
export { type DownlineContracts, type DownlineFilter, downlineFilters, listDownlineContracts } from './listDownlineContracts.ts';
export { offerContract } from './offerContract.ts';
export { payContractDebt } from './payContractDebt.ts';
export { type PeriodKind, periodKinds, type SettledPeriod, settledPeriodOf } from './periods.ts';
export { previewContract } from './previewContract.ts';
export { processContract } from './processContract.ts';
export { processDailySalary } from './processDailySalary.ts';
export { processDividend } from './processDividend.ts';
export { processHourlySalary } from './processHourlySalary.ts';
export { processRealTimeSalary } from './processRealTimeSalary.ts';
export { requestContract } from './requestContract.ts';
export {
  countRealTimeBets,
  type MemberBets,
  type SettledTeam,
  type Settlement,
  settleDailySalary,
  settleDividend,
  settleHourlySalary,
  settleRealTimeSalary,
} from './settle.ts';
export { productTypeOf, type ThresholdField, type Tier, type TieredType, tierFields, tiersOf, topRateOf } from './tiers.ts';

/** Calls of this domain by name. */
export const agentContractsCalls = {
  getConsolidated,
  getContractRules,
  listContractBills,
  getContractDebt,
  payContractDebt,
  listContracts,
  listDownlineContracts,
  offerContract,
  requestContract,
  processContract,
  previewContract,
  processDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
} as const;
