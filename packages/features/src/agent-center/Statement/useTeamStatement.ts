import { getTeamStatement, listStatementLines, type Period, type StatementLine, type TeamStatement } from '@baize/contract';
import { type AccountPagesState, type AccountRead, useAccountPages, useAccountQuery } from '../../core/index.ts';
import { teamQueryKey } from '../Team/teamQueryKey.ts';

/** Whose statement, and of which days. */
export interface StatementRequest extends Period {
  /** Somebody of the branch. Default the agent himself. */
  account?: string | undefined;
}

/** Profit and loss of a team: its totals and days, and a line for each below. */
export interface TeamStatementState {
  statement: AccountRead<TeamStatement>;
  lines: AccountPagesState<StatementLine>;
}

/** Lines of a page, as many as the gateway gives at once. */
const size = 50;

/** A team's profit and loss, read anew each time that it is opened. */
export function useTeamStatement({ from, to, account }: StatementRequest): TeamStatementState {
  const request = { from, to, ...(account !== undefined && { account }) };
  const { state: statement } = useAccountQuery(getTeamStatement, {
    key: teamQueryKey('statement', request),
    request,
    isReadEachTime: true,
  });
  const { state: lines } = useAccountPages(listStatementLines, {
    key: teamQueryKey('statementLines', request),
    request: { ...request, size },
    isReadEachTime: true,
  });
  return { statement, lines };
}
