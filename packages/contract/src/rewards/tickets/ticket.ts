import * as z from 'zod/mini';
import { localText } from '../../promotions/promotion.ts';
import { amount } from '../../wire/money.ts';
import { ticketKinds } from './ticketKinds.ts';

/** Whether a ticket can be opened, was opened, or was left too long. */
export const ticketStates = ['usable', 'used', 'expired'] as const;
export type TicketState = (typeof ticketStates)[number];

/** What a ticket has brought. */
export const ticketOutcome = z.object({
  /** ISO 8601. */
  openedAt: z.string(),
  /** The prize that the seed draws. */
  drawnId: z.string(),
  /** The prize that was given: the same, or the table’s fallback where it had run out. */
  prizeId: z.string(),
  title: localText,
  /** What came onto the balance; 0 for no prize. */
  amount,
  /** Hexadecimal: with the ticket's id and the table it draws `drawnId` again, and its SHA-256 is the commitment. */
  seed: z.string(),
});
export type TicketOutcome = z.infer<typeof ticketOutcome>;

/** A ticket of a member. */
export const ticket = z.object({
  ticketId: z.uuid(),
  kind: z.enum(ticketKinds),
  state: z.enum(ticketStates),
  /** What it came from. */
  source: localText,
  /** It draws by this version of its kind's prize table, whatever comes after. */
  tableVersion: z.int().check(z.gte(1)),
  /** SHA-256 of the seed, in hexadecimal: told from the beginning, so that the seed can't be chosen later. */
  commitment: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Of an opened ticket. */
  outcome: z.optional(ticketOutcome),
});
export type Ticket = z.infer<typeof ticket>;
