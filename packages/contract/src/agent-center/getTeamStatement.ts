import * as z from 'zod/mini';
import { period } from '../records/period.ts';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { branchAccount, branchPath, downlineNames, teamDay, teamSums } from './team.ts';

const statementLine = z.extend(downlineNames, {
  /** Accounts below him, at any depth. */
  members: z.int(),
  ...teamSums.shape,
});
/** A direct downline with his team behind him. */
export type StatementLine = z.infer<typeof statementLine>;

const teamStatement = z.object({
  path: branchPath,
  /** His own line, without those below him. */
  own: statementLine,
  /** The sum of his own line and of those of all directly below him. */
  totals: teamSums,
  /** The same by days that have begun, the oldest first. */
  days: z.array(teamDay),
});
/** Profit and loss of a team. */
export type TeamStatement = z.infer<typeof teamStatement>;

export const getTeamStatement = defineCall({
  method: 'GET',
  path: 'agent/statement',
  auth: ['agent'],
  summary: 'What the team of one of the agent’s branch has won and lost (§2 "profit and loss statement"): totals, his own line, and days.',
  request: z.object({ ...period.shape, account: branchAccount }),
  example: { from: '2026-11-20', to: '2026-11-21' },
  response: teamStatement,
  errors: ['validation_failed', 'downline_not_found'],
});

export const listStatementLines = defineCall({
  method: 'GET',
  path: 'agent/statement/lines',
  auth: ['agent'],
  summary: 'The lines of `getTeamStatement`, one for each account directly below, by name.',
  request: z.object({ ...period.shape, ...page.shape, account: branchAccount }),
  example: { from: '2026-11-20', to: '2026-11-21', size: 5 },
  response: pageOf(statementLine),
  errors: ['validation_failed', 'downline_not_found'],
});
