import * as z from 'zod/mini';
import { defineFile } from '../wire/file.ts';

/** Files of player protection (CSV). */
export const playerProtectionFiles = {
  protectionStatementFile: defineFile({
    path: 'protection/statement/file',
    auth: ['member', 'agent'],
    summary: 'Stakes, payouts, deposits and withdrawals of each day of the last twelve months as a CSV file, the newest day first.',
    request: z.object({}),
    example: {},
  }),
} as const;
