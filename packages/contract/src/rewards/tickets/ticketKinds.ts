/** What a ticket opens: a wheel to turn, one of three eggs, an envelope. */
export const ticketKinds = ['wheel', 'egg', 'envelope'] as const;
export type TicketKind = (typeof ticketKinds)[number];
