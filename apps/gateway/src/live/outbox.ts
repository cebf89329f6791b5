import type { LiveEventName, LiveEventOf, LogoutReason } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { isClosed } from '../domains/player-protection/closures.ts';

export interface OutboxEvent {
  customerId: string;
  seq: number;
  name: string;
  data: unknown;
}

/** Time that events are kept for a reconnecting stream; later it gets the current state. */
const keptFor = sql`interval '1 hour'`;

const customer = sql`${sql.placeholder('customerId')}::uuid`;

const holdCursor = prepared<never, { customerId: string }>(
  sql`insert into live_cursors as c (customer_id, last_seq) values (${customer}, 1)
    on conflict (customer_id) do update set last_seq = c.last_seq + 1`,
);
const insertEvent = prepared<never, { customerId: string; name: string; data: string }>(
  sql`insert into live_outbox (customer_id, seq, name, data)
    select customer_id, last_seq, ${sql.placeholder('name')}, ${sql.placeholder('data')}::jsonb from live_cursors
    where customer_id = ${customer}`,
);
const readSnapshot = prepared<Snapshot, { customerId: string }>(
  sql`select coalesce(c.last_seq, 0) as "lastSeq", sum_of_wallets(me.id, house_currency())::float8 as balance,
      (select count(*)::int from messages where customer_id = me.id and read_at is null) as "unreadMessages",
      (select count(*)::int from agent_contracts
        where downline_id = me.id and ended_at is null and status <> 'V' and proposed_by = 'upline'
          and not ${isClosed(sql`me.id`)}) as "contractRequests",
      coalesce((select min(seq) from live_outbox where customer_id = me.id), coalesce(c.last_seq, 0) + 1) as "oldestSeq"
    from (select ${customer} as id) as me
    left join live_cursors c on c.customer_id = me.id`,
);

/**
 * Keeps an event for a player's open portals, in the transaction of the change and after it.
 * @param read what the event tells; the player's cursor is held by then: of two changes at once the later one tells both.
 */
export async function keepEvent<Name extends LiveEventName>(
  tx: Tx,
  customerId: string,
  name: Name,
  read: () => Promise<LiveEventOf<Name>>,
): Promise<void> {
  await holdCursor(tx, { customerId });
  const data = JSON.stringify(await read());
  await insertEvent(tx, { customerId, name, data });
}

/** An array as one parameter, of values without quotes, commas and braces: a statement takes 65,535 parameters at most. */
const textArray = (values: Iterable<string | number>): string => `{${[...values].join(',')}}`;

/** Events of these customers after the number that each has seen, in order: one query for all open streams. */
export function eventsAfter(db: Db, seen: ReadonlyMap<string, number>): Promise<OutboxEvent[]> {
  return rowsOf<OutboxEvent>(
    db,
    sql`select e.customer_id as "customerId", e.seq, e.name, e.data
      from unnest(${textArray(seen.keys())}::uuid[], ${textArray(seen.values())}::bigint[]) as s (customer_id, seq)
      join live_outbox e on e.customer_id = s.customer_id and e.seq > s.seq
      order by e.customer_id, e.seq`,
  );
}

export interface EndedSession {
  sessionHash: string;
  reason: LogoutReason;
}

/** Which of these sessions ended, and why. */
export function endedSessions(db: Db, sessions: readonly { customerId: string; sessionHash: string }[]): Promise<EndedSession[]> {
  const customerIds = textArray(sessions.map(({ customerId }) => customerId));
  const hashes = textArray(sessions.map(({ sessionHash }) => sessionHash));
  return rowsOf<EndedSession>(
    db,
    sql`select s.token_hash as "sessionHash", case when s.ended_at is null then 'expired' else coalesce(s.end_reason, 'system') end as reason
      from unnest(${customerIds}::uuid[], ${hashes}::text[]) as o (customer_id, token_hash)
      join sessions s on s.customer_id = o.customer_id and s.token_hash = o.token_hash
      where s.ended_at is not null or s.expires_at <= now()`,
  );
}

export interface Snapshot {
  lastSeq: number;
  /** The oldest number that is still kept; one past the last when none is. */
  oldestSeq: number;
  balance: number;
  unreadMessages: number;
  contractRequests: number;
}

/** How everything stands that the stream tells, and the number of the last event, as of one moment. */
export async function snapshotOf(db: Db, customerId: string): Promise<Snapshot> {
  const [row] = await readSnapshot(db, { customerId });
  return row ?? { lastSeq: 0, oldestSeq: 1, balance: 0, unreadMessages: 0, contractRequests: 0 };
}

/** An event that no stream asks for any more. */
export const isOldEvent = sql`created_at < now() - ${keptFor}`;
