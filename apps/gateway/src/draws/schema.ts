import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Periods of the lotteries, made ahead, each with the seed that draws it, or none where its numbers come from outside. Nothing of a period changes but that it gets its numbers. */
export const lotteryPeriods = pgTable(
  'lottery_periods',
  {
    lottery: text('lottery').notNull(),
    period: text('period').notNull(),
    opensAt: moment('opens_at').notNull(),
    cancelUntil: moment('cancel_until').notNull(),
    closesAt: moment('closes_at').notNull(),
    drawsAt: moment('draws_at').notNull(),
    /** 32 random bytes in hexadecimal; told once the numbers are drawn. Null where the numbers come from outside. */
    seed: text('seed'),
    /** SHA-256 of the seed, told from the beginning. */
    commitment: text('commitment'),
    /** Names of the outside sources that agreed on the numbers. */
    sources: jsonb('sources').$type<string[]>(),
    numbers: jsonb('numbers').$type<number[]>(),
    drawnAt: moment('drawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.lottery, table.period] }),
    index('lottery_periods_order').on(table.lottery, table.drawsAt),
    index('lottery_periods_due').on(table.drawsAt).where(sql`${table.numbers} is null`),
    check(
      'lottery_periods_instants',
      sql`${table.opensAt} <= ${table.cancelUntil} and ${table.cancelUntil} <= ${table.closesAt} and ${table.closesAt} <= ${table.drawsAt}`,
    ),
    check('lottery_periods_seed', sql`(${table.seed} is null) = (${table.commitment} is null)`),
    check('lottery_periods_sources', sql`(${table.sources} is not null) = (${table.seed} is null and ${table.numbers} is not null)`),
    check('lottery_periods_drawn', sql`(${table.numbers} is null) = (${table.drawnAt} is null)`),
  ],
);

/** Tables of the draws. */
export const drawsTables = { lotteryPeriods };
