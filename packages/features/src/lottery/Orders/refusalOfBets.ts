import { fieldIssuesOf } from '../../core/client/fieldIssues.ts';
import { type Refused, refusalOf } from '../../core/index.ts';

/** Why bets were refused; where that is one of them, `params.bet` is its place, from 1 on, and `params.row` that of its wrong line or row. */
export function refusalOfBets(error: Error): Refused {
  const [issue] = fieldIssuesOf(error);
  const [, bet, row] = /^bets\.(\d+)\.(?:picked\.(\d+))?/.exec(issue?.field ?? '') ?? [];
  if (!issue || bet === undefined) return refusalOf(error);
  return { code: issue.code, params: { ...issue.params, bet: Number(bet) + 1, ...(row !== undefined && { row: Number(row) + 1 }) } };
}
