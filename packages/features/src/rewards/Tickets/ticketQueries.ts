import { getPrizeTable, listTickets, type ResponseOf, type Ticket, type TicketKind, type TicketState } from '@baize/contract';
import { type AccountPagesState, type AccountRead, useAccountPages, useAccountQuery } from '../../core/index.ts';
import { nextTicketKey, prizeTableKey, ticketListKey } from './ticketKeys.ts';

/** The member's tickets of one state, page by page. */
export const useTicketList = (state: TicketState): AccountPagesState<Ticket> =>
  useAccountPages(listTickets, { key: (account) => ticketListKey(account, state), request: { state }, isReadEachTime: true }).state;

/** How many tickets can be opened, and of a kind the one that expires first. */
export interface NextTicket {
  usable: Readonly<Record<TicketKind, number>>;
  ticket: Ticket | undefined;
}
const toNext = ({ usable, rows }: ResponseOf<typeof listTickets>): NextTicket => ({ usable, ticket: rows[0] });

/** @param kind every kind without it */
export const useNextTicket = (kind?: TicketKind): AccountRead<NextTicket> =>
  useAccountQuery(listTickets, {
    key: (account) => nextTicketKey(account, kind ?? 'any'),
    request: { state: 'usable', size: 1, ...(kind && { kind }) },
    select: toNext,
  }).state;

/** Prizes and odds of a kind, as they are drawn. */
export type PrizeOdds = ResponseOf<typeof getPrizeTable>;

/** @param tableVersion the newest without it */
export const usePrizeTable = (kind: TicketKind, tableVersion: number | undefined): AccountRead<PrizeOdds> =>
  useAccountQuery(getPrizeTable, {
    key: (account) => prizeTableKey(account, kind, tableVersion),
    request: { kind, ...(tableVersion !== undefined && { tableVersion }) },
  }).state;
