import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { page, pageOf } from '../../wire/page.ts';
import { ticket, ticketStates } from './ticket.ts';
import { ticketKinds } from './ticketKinds.ts';

export const listTickets = defineCall({
  method: 'GET',
  path: 'rewards/tickets',
  auth: ['member'],
  summary:
    'The member’s tickets of one state: usable ones by their expiry, the soonest first; the others from the newest on (§3 "TICKET").',
  request: z.extend(page, {
    state: z._default(z.enum(ticketStates), 'usable'),
    /** Default: every kind. */
    kind: z.optional(z.enum(ticketKinds)),
  }),
  example: { state: 'usable', size: 5 },
  response: z.extend(pageOf(ticket), {
    /** How many can be opened now, by kind. */
    usable: z.record(z.enum(ticketKinds), z.int().check(z.gte(0))),
  }),
  errors: ['validation_failed'],
});
