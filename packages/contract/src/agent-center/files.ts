import * as z from 'zod/mini';
import { period } from '../records/period.ts';
import { defineFile } from '../wire/file.ts';
import { downlineBetsRequest, downlineTransactionsRequest } from './downlineRecords.ts';
import { branchAccount } from './team.ts';

/** Rows of one file: the newest of more, which its last line then says. Of our own. */
export const mostFileRows = 100_000;

const errors = ['validation_failed', 'downline_not_found'] as const;
const example = { scope: 'team', from: '2026-11-20', to: '2026-11-21' } as const;

/** Files of an agent's team (CSV), one at a time. */
export const agentCenterFiles = {
  downlineBetsFile: defineFile({
    path: 'agent/downlines/bets/file',
    auth: ['agent'],
    summary: 'All rounds of `listDownlineBets` as a CSV file.',
    request: downlineBetsRequest,
    example,
    errors,
  }),
  teamStatementFile: defineFile({
    path: 'agent/statement/file',
    auth: ['agent'],
    summary: 'The account’s own line of `getTeamStatement` and all of `listStatementLines` as a CSV file.',
    request: z.object({ ...period.shape, account: branchAccount }),
    example: { from: '2026-11-20', to: '2026-11-21' },
    errors,
  }),
  downlineTransactionsFile: defineFile({
    path: 'agent/downlines/transactions/file',
    auth: ['agent'],
    summary: 'All movements of `listDownlineTransactions` as a CSV file.',
    request: downlineTransactionsRequest,
    example,
    errors,
  }),
} as const;
