import * as z from 'zod/mini';
import { defineFile } from '../wire/file.ts';
import { lotteryCode } from './lottery.ts';

/** Files of the lottery (CSV). */
export const lotteryFiles = {
  lotteryDrawsFile: defineFile({
    path: 'lotto/draws/file',
    auth: ['trial', 'member', 'agent'],
    summary:
      'The log of a lottery’s draws of one day as a CSV file: each period whose time has come, with its instants, commitment, seed and numbers. `npm run verify-draws` checks it offline (§9: kept for 30 days).',
    request: z.object({
      lottery: lotteryCode,
      /** `yyyy-MM-dd`, of the brand's zone. */
      day: z.iso.date(),
    }),
    example: { lottery: 'fast5', day: '2026-11-21' },
    errors: ['lottery_not_found', 'validation_failed'],
  }),
} as const;
