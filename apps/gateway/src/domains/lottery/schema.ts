import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The numbers of each period, once they are drawn; never changed. */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    lottery: text('lottery').notNull(),
    period: text('period').notNull(),
    numbers: jsonb('numbers').$type<number[]>().notNull(),
    /** The period's end. */
    drawnAt: timestamp('drawn_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lottery, table.period] }),
    index('lottery_draws_newest').on(table.lottery, table.drawnAt.desc()),
  ],
);

/** Tables of this domain. */
export const lotteryTables = { lotteryDraws };
