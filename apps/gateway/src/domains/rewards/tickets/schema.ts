import { type PrizeTable, ticketKinds } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Prize tables with all their versions: a ticket draws by the one that it was given out with. */
export const ticketTables = pgTable(
  'ticket_tables',
  {
    kind: text('kind', { enum: ticketKinds }).notNull(),
    version: integer('version').notNull(),
    prizes: jsonb('prizes').$type<PrizeTable>().notNull(),
    since: at('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
);

/** Prizes of which there are not any number, and how many of them were given. */
export const ticketStock = pgTable(
  'ticket_stock',
  {
    kind: text('kind', { enum: ticketKinds }).notNull(),
    version: integer('version').notNull(),
    prizeId: text('prize_id').notNull(),
    total: integer('total').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.version, table.prizeId] }),
    check('ticket_stock_taken', sql`${table.taken} between 0 and ${table.total}`),
  ],
);

/** Tickets of members. The seed is told once the ticket is open; its commitment from the beginning. */
export const tickets = pgTable(
  'tickets',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ticketKinds }).notNull(),
    /** What it came from, as its member reads it. */
    source: jsonb('source').$type<{ vi: string; en: string }>().notNull(),
    tableVersion: integer('table_version').notNull(),
    seed: text('seed').notNull(),
    commitment: text('commitment').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    openedAt: at('opened_at'),
    /** The prize that the seed draws, and the one that was given: the fallback where it had run out. */
    drawnId: text('drawn_id'),
    prizeId: text('prize_id'),
    amount: bigint('amount', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('tickets_unopened').on(table.customerId, table.expiresAt, table.id).where(sql`${table.openedAt} is null`),
    index('tickets_opened').on(table.customerId, table.openedAt, table.id).where(sql`${table.openedAt} is not null`),
    check(
      'tickets_outcome',
      sql`(${table.openedAt} is null) = (${table.drawnId} is null) and (${table.openedAt} is null) = (${table.prizeId} is null) and (${table.openedAt} is null) = (${table.amount} is null)`,
    ),
    check('tickets_amount', sql`${table.amount} >= 0`),
  ],
);

/** Tables of tickets. */
export const ticketsTables = { ticketStock, ticketTables, tickets };
