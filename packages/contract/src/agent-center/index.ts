import { getDownlineBetTotals, listDownlineBets, listDownlineRoundMovements, listDownlineTransactions } from './downlineRecords.ts';
import { getAgentIncome } from './getAgentIncome.ts';
import { getDownline } from './getDownline.ts';
import { getTeamOverview } from './getTeamOverview.ts';
import { getTeamStatement, listStatementLines } from './getTeamStatement.ts';
import { changeInvitation, createInvitation, listInvitations } from './invitations.ts';
import { listDownlines } from './listDownlines.ts';
import { openDownlineAccount } from './openDownlineAccount.ts';

export { type ChangeKind, changeKinds, excludedKinds } from './changeKinds.ts';
export {
  type DownlineBet,
  type DownlineBetTotals,
  type DownlineMovement,
  getDownlineBetTotals,
  listDownlineBets,
  listDownlineRoundMovements,
  listDownlineTransactions,
  type RecordScope,
  recordScopes,
} from './downlineRecords.ts';
export { mostFileRows } from './files.ts';
export { type AgentIncome, getAgentIncome, type IncomeDay, type IncomeSums } from './getAgentIncome.ts';
export { type BranchState, getDownline } from './getDownline.ts';
export {
  type BestDownline,
  getTeamOverview,
  type Newcomer,
  type OverviewDay,
  type OverviewFigures,
  type TeamOverview,
} from './getTeamOverview.ts';
export { getTeamStatement, listStatementLines, type StatementLine, type TeamStatement } from './getTeamStatement.ts';
export { changeInvitation, createInvitation, type Invitation, invitationLimits, listInvitations } from './invitations.ts';
export { type ContractFilter, contractFilters, type Downline, type DownlineOrder, downlineOrders, listDownlines } from './listDownlines.ts';
export { openDownlineAccount } from './openDownlineAccount.ts';
export {
  type DownlineKind,
  type DownlineNames,
  downlineKinds,
  mostDirect,
  type TeamDay,
  type TeamFigures,
  type TeamSums,
  teamPeriod,
} from './team.ts';

/** Calls of this domain by name. */
export const agentCenterCalls = {
  listDownlines,
  getDownline,
  getAgentIncome,
  getTeamOverview,
  getTeamStatement,
  listStatementLines,
  listInvitations,
  createInvitation,
  changeInvitation,
  openDownlineAccount,
  listDownlineBets,
  getDownlineBetTotals,
  listDownlineRoundMovements,
  listDownlineTransactions,
} as const;
