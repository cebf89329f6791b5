import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { prize, prizeTable } from './prizeTable.ts';
import { ticketKinds } from './ticketKinds.ts';

export const getPrizeTable = defineCall({
  method: 'GET',
  path: 'rewards/tickets/table',
  auth: ['member'],
  summary: 'Prizes and odds of a kind of tickets, as they draw: the newest version, or the one that a ticket names.',
  request: z.object({ kind: z.enum(ticketKinds), tableVersion: z.optional(z.coerce.number().check(z.int(), z.gte(1))) }),
  example: { kind: 'wheel' },
  response: z.object({
    ...prizeTable.shape,
    tableVersion: z.int().check(z.gte(1)),
    prizes: z.array(
      z.extend(prize, {
        /** Of a prize with a stock. */
        left: z.optional(z.int().check(z.gte(0))),
      }),
    ),
  }),
  errors: ['ticket_not_found'],
});
