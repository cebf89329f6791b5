import { drawPrize, type Prize, type PrizeTable, type Ticket, type TicketKind } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { giveBonus } from '../../../bonuses/giveBonus.ts';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { AppError } from '../../../wire/AppError.ts';
import { mayReceive } from '../../promotions/mayReceive.ts';
import { type TicketRow, ticketColumns, toTicket } from './ticketRows.ts';

/** Kinds of tickets, as a player reads them. */
const kindTexts: Record<TicketKind, { vi: string; en: string }> = {
  wheel: { vi: 'Vòng quay', en: 'Prize wheel' },
  egg: { vi: 'Trứng vàng', en: 'Golden egg' },
  envelope: { vi: 'Lì xì', en: 'Red envelope' },
};

/** What a bonus is called that a ticket has brought: a prize's own title is its amount. */
const bonusTitle = (kind: TicketKind, prize: Prize['title']): Prize['title'] => ({
  vi: `${kindTexts[kind].vi} · ${prize.vi}`,
  en: `${kindTexts[kind].en} · ${prize.en}`,
});

/** A prize table of a version. */
export async function tableOf(
  db: Db | Tx,
  kind: string,
  version: number | undefined,
): Promise<{ table: PrizeTable; version: number } | undefined> {
  const [row] = await rowsOf<{ table: PrizeTable; version: number }>(
    db,
    sql`select prizes as table, version from ticket_tables where kind = ${kind}
      ${version === undefined ? sql`` : sql`and version = ${version}`} order by version desc limit 1`,
  );
  return row;
}

/** Takes one of a prize's stock; a prize that has run out is the table's fallback. */
async function takePrize(tx: Tx, { tableVersion }: TicketRow, table: PrizeTable, drawn: Prize): Promise<Prize> {
  if (drawn.stock === undefined) return drawn;
  const taken = await rowsOf(
    tx,
    sql`update ticket_stock set taken = taken + 1 where kind = ${table.kind} and version = ${tableVersion} and prize_id = ${drawn.prizeId}
      and taken < total returning 1`,
  );
  const fallback = taken.length > 0 ? undefined : table.prizes.find(({ prizeId }) => prizeId === table.fallback);
  return fallback ?? drawn;
}

async function readTicket(tx: Tx, customerId: string, ticketId: string, hold = sql``): Promise<TicketRow | undefined> {
  const [row] = await rowsOf<TicketRow>(
    tx,
    sql`select ${ticketColumns} from tickets t where t.customer_id = ${customerId}::uuid and t.id = ${ticketId}::uuid ${hold}`,
  );
  return row;
}

/**
 * Opens a ticket: draws what its seed has for it, keeps that, and puts it on the balance. However often it is opened, there is one outcome.
 * @throws AppError `ticket_not_found`, `ticket_expired`
 */
export async function openTicket(tx: Tx, customerId: string, ticketId: string): Promise<Ticket> {
  const row = await readTicket(tx, customerId, ticketId, sql`for update`);
  if (!row) throw new AppError('ticket_not_found');
  if (row.state === 'used') return toTicket(row);
  if (row.state === 'expired') throw new AppError('ticket_expired');
  const held = await tableOf(tx, row.kind, row.tableVersion);
  if (!held || !(await mayReceive(tx, customerId))) throw new AppError('ticket_not_found');
  const { table } = held;
  const drawn = await drawPrize({ seed: row.seed, ticketId }, table.prizes);
  const { prizeId, amount, title } = await takePrize(tx, row, table, drawn);
  await tx.execute(
    sql`update tickets set opened_at = statement_timestamp(), drawn_id = ${drawn.prizeId}, prize_id = ${prizeId}, amount = ${amount}
      where customer_id = ${customerId}::uuid and id = ${ticketId}::uuid`,
  );
  if (amount > 0)
    await giveBonus(tx, {
      ...{ customerId, amount, title: bonusTitle(table.kind, title), reference: ticketId },
      ...{ wagering: table.wagering, daysToUse: table.daysToWager },
    });
  const opened = await readTicket(tx, customerId, ticketId);
  if (!opened) throw new AppError('ticket_not_found');
  return toTicket(opened);
}
