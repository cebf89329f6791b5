import type { listTickets, RequestOf, Ticket, TicketState } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { pageBy, readEnd } from '../../../db/keyset.ts';
import { type TicketRow, ticketColumns, toTicket } from './ticketRows.ts';

interface Listing {
  is: SQL;
  by: SQL;
  order: SQL;
  ahead: SQL;
  endOf(row: TicketRow): string | null;
}

const listings: Record<TicketState, Listing> = {
  usable: {
    is: sql`t.opened_at is null and t.expires_at > clock_timestamp()`,
    by: sql`t.expires_at`,
    order: sql`asc`,
    ahead: sql`>`,
    endOf: ({ expiresAt }) => expiresAt,
  },
  used: {
    is: sql`t.opened_at is not null`,
    by: sql`t.opened_at`,
    order: sql`desc`,
    ahead: sql`<`,
    endOf: ({ openedAt }) => openedAt,
  },
  expired: {
    is: sql`t.opened_at is null and t.expires_at <= clock_timestamp()`,
    by: sql`t.expires_at`,
    order: sql`desc`,
    ahead: sql`<`,
    endOf: ({ expiresAt }) => expiresAt,
  },
};

/**
 * A page of a member's tickets of one state.
 * @throws AppError `validation_failed` for a page's end that was not given out
 */
export async function ticketPage(
  db: Db,
  customerId: string,
  { state, kind, after, size }: RequestOf<typeof listTickets>,
): Promise<{ rows: Ticket[]; next?: string }> {
  const { is, by, order, ahead, endOf } = listings[state];
  const end = after === undefined ? undefined : readEnd(after);
  const read = await rowsOf<TicketRow>(
    db,
    sql`select ${ticketColumns} from tickets t where t.customer_id = ${customerId}::uuid and ${is} ${kind === undefined ? sql`` : sql`and t.kind = ${kind}`}
      ${end ? sql`and (${by}, t.id) ${ahead} (${end.time}::timestamptz, ${end.id}::uuid)` : sql``} order by ${by} ${order}, t.id ${order} limit ${size + 1}`,
  );
  const { rows, next } = pageBy(read, size, (row) => `${endOf(row)}_${row.id}`);
  return { rows: rows.map(toTicket), ...(next !== undefined && { next }) };
}
