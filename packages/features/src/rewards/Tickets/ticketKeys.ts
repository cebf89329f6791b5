import type { TicketKind, TicketState } from '@baize/contract';
import { promotionsQueryKey } from '../../core/index.ts';

/** Where an account's tickets are kept. */
export const ticketsKey = (account: string) => [...promotionsQueryKey(account), 'tickets'] as const;
/** The list of a state. */
export const ticketListKey = (account: string, state: TicketState) => [...ticketsKey(account), 'list', state] as const;
/** The ticket of a kind that expires first, and how many there are. */
export const nextTicketKey = (account: string, kind: TicketKind | 'any') => [...ticketsKey(account), 'next', kind] as const;
/** A prize table: never a ticket's, and the same for all. */
export const prizeTableKey = (account: string, kind: TicketKind, version: number | undefined) =>
  [...promotionsQueryKey(account), 'prizes', kind, version ?? 'newest'] as const;
