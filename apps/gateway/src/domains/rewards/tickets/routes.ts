import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { AppError } from '../../../wire/AppError.ts';
import { signedIn } from '../../../wire/context.ts';
import type { Handlers } from '../../../wire/implement.ts';
import { mayReceive } from '../../promotions/mayReceive.ts';
import { openTicket, tableOf } from './openTicket.ts';
import { ticketPage } from './ticketPage.ts';
import { usableTickets } from './ticketRows.ts';

const none = { wheel: 0, egg: 0, envelope: 0 };

/** Tickets of a member, and the tables that they draw by. */
export function ticketHandlers({ database: { db }, live }: Services): Pick<Handlers, 'listTickets' | 'openTicket' | 'getPrizeTable'> {
  return {
    listTickets: async (context) => {
      const { customerId } = signedIn(context);
      // An account that is given nothing is told nothing.
      if (!(await mayReceive(db, customerId))) return { rows: [], usable: none };
      return { ...(await ticketPage(db, customerId, context.request)), usable: await usableTickets(db, customerId) };
    },

    openTicket: async (context) => {
      const { customerId } = signedIn(context);
      const ticket = await context.once((tx) => openTicket(tx, customerId, context.request.ticketId));
      live.changed(customerId);
      return ticket;
    },

    getPrizeTable: async ({ request: { kind, tableVersion } }) => {
      const found = await tableOf(db, kind, tableVersion);
      if (!found) throw new AppError('ticket_not_found');
      const { table, version } = found;
      const stock = await rowsOf<{ prizeId: string; left: number }>(
        db,
        sql`select prize_id as "prizeId", total - taken as "left" from ticket_stock where kind = ${kind} and version = ${version}`,
      );
      const leftOf = new Map(stock.map(({ prizeId, left }) => [prizeId, left]));
      const prizes = table.prizes.map((prize) => {
        const left = leftOf.get(prize.prizeId);
        return { ...prize, ...(left !== undefined && { left }) };
      });
      return { ...table, tableVersion: version, prizes };
    },
  };
}
