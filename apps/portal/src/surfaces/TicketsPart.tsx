export { Tickets as TicketsPart } from '@baize/features/rewards';
