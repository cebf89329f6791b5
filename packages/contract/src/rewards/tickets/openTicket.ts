import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { ticket } from './ticket.ts';

export const openTicket = defineCall({
  method: 'POST',
  path: 'rewards/tickets/open',
  auth: ['member'],
  idempotent: true,
  summary: 'Opens a ticket: its outcome is drawn, stored and credited at once. An opened ticket is answered with the outcome that it has.',
  request: z.object({ ticketId: z.uuid() }),
  example: { ticketId: '0190a3b4-7c1e-4000-8000-000000000001' },
  response: ticket,
  errors: ['ticket_not_found', 'ticket_expired', 'idempotency_key_conflict'],
});
