import type { JackpotLevel } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The pots of the sandbox provider's jackpot: no player's money, so no account of the ledger. A hit is a win like any other. */
export const jackpotPots = pgTable(
  'jackpot_pots',
  {
    level: text('level').$type<JackpotLevel>().primaryKey(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [check('jackpot_pots_amount', sql`${table.amount} > 0`)],
);

/** Contribution and payout of each round, once. */
export const jackpotRounds = pgTable('jackpot_rounds', {
  roundKey: text('round_key').primaryKey(),
  level: text('level').$type<JackpotLevel>().notNull(),
  given: bigint('given', { mode: 'number' }).notNull(),
  won: bigint('won', { mode: 'number' }).notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Tables of this domain. */
export const homeTables = { jackpotPots, jackpotRounds };
