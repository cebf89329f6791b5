import { type Ticket, type TicketKind, type TicketState, ticketKinds } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { isoOf } from '../../../db/keyset.ts';

/** A ticket, as it is read. */
export interface TicketRow extends Omit<Ticket, 'outcome' | 'ticketId' | 'state'> {
  id: string;
  state: TicketState;
  seed: string;
  openedAt: string | null;
  drawnId: string | null;
  prizeId: string | null;
  amount: number | null;
  title: { vi: string; en: string } | null;
}

/** Tickets, `t`, as they are read: the state by the clock of the database. */
export const ticketColumns: SQL = sql`t.id, t.kind, t.source, t.table_version as "tableVersion", t.seed, t.commitment,
  ${isoOf(sql`t.created_at`)} as "createdAt", ${isoOf(sql`t.expires_at`)} as "expiresAt", ${isoOf(sql`t.opened_at`)} as "openedAt",
  case when t.opened_at is not null then 'used' when t.expires_at > clock_timestamp() then 'usable' else 'expired' end as state,
  t.drawn_id as "drawnId", t.prize_id as "prizeId", t.amount::float8 as amount,
  (select one -> 'title' from ticket_tables p, jsonb_array_elements(p.prizes -> 'prizes') one
    where p.kind = t.kind and p.version = t.table_version and one ->> 'prizeId' = t.prize_id) as title`;

/** A ticket as its member sees it: the seed only once it can choose nothing any more. */
export function toTicket({ id, kind, state, source, tableVersion, commitment, createdAt, expiresAt, ...row }: TicketRow): Ticket {
  const { openedAt, drawnId, prizeId, amount, title, seed } = row;
  const isOpen = openedAt !== null && drawnId !== null && prizeId !== null && amount !== null && title !== null;
  return {
    ...{ ticketId: id, kind, state, source, tableVersion, commitment, createdAt, expiresAt },
    ...(isOpen && { outcome: { openedAt, drawnId, prizeId, amount, title, seed } }),
  };
}

/** How many tickets of a member can be opened now, by kind. */
export async function usableTickets(db: Db | Tx, customerId: string): Promise<Record<TicketKind, number>> {
  const rows = await rowsOf<{ kind: TicketKind; count: number }>(
    db,
    sql`select kind, count(*)::int as count from tickets where customer_id = ${customerId}::uuid and opened_at is null
      and expires_at > clock_timestamp() group by kind`,
  );
  const counts = Object.fromEntries(ticketKinds.map((kind) => [kind, 0])) as Record<TicketKind, number>;
  for (const { kind, count } of rows) counts[kind] = count;
  return counts;
}
