import { bigint, index, integer, json, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Written in one transaction with the effect and its reply, so a crash keeps all three or none. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    customerId: uuid('customer_id').notNull(),
    key: uuid('key').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    reply: json('reply').$type<unknown>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  // `json` keeps the reply's text as it was sent, where `jsonb` would put its keys in another order.
  (table) => [primaryKey({ columns: [table.customerId, table.key] }), index('idempotency_keys_created').on(table.createdAt)],
);

/** The last event id given to a customer; updated in the change's own transaction, so commit order is id order. */
export const liveCursors = pgTable('live_cursors', {
  customerId: uuid('customer_id').primaryKey(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
});

export const liveOutbox = pgTable(
  'live_outbox',
  {
    customerId: uuid('customer_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.seq] }), index('live_outbox_created').on(table.createdAt)],
);

/** Processes of the gateway that live: each says so every few seconds. */
export const liveProcesses = pgTable('live_processes', { id: uuid('id').primaryKey(), aliveUntil: at('alive_until').notNull() });

/** Open event streams, each in one of its session's places and held by a process for as long as that lives. */
export const liveStreams = pgTable(
  'live_streams',
  {
    customerId: uuid('customer_id').notNull(),
    sessionHash: text('session_hash').notNull(),
    place: integer('place').notNull(),
    processId: uuid('process_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.sessionHash, table.place] }),
    index('live_streams_process').on(table.processId),
  ],
);

/** Operators' settings, and values that the gateway's processes share. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** Messages that the sandbox's SMS and mail adapters would have sent. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: ['sms', 'mail'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('sandbox_messages_created').on(table.createdAt)],
);

/** Tables of this domain. */
export const wireTables = { idempotencyKeys, liveCursors, liveOutbox, liveProcesses, liveStreams, sandboxMessages, settings };
