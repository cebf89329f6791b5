import { fieldIssuesOf } from '../../core/client/fieldIssues.ts';
import { type Refused, refusalOf } from '../../core/index.ts';

/** Why bets were refused; where that is one of them, `params.bet` is its place, from 1 on. */
export function refusalOfBets(error: Error): Refused {
  const [issue] = fieldIssuesOf(error);
  const place = /^bets\.(\d+)\./.exec(issue?.field ?? '')?.[1];
  return issue && place !== undefined ? { code: issue.code, params: { ...issue.params, bet: Number(place) + 1 } } : refusalOf(error);
}
