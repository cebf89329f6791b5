import type { Services } from '../../services.ts';
import { centerHandlers } from './centerRoutes.ts';
import { rainHandlers } from './rain/routes.ts';
import { ticketHandlers } from './tickets/routes.ts';

/** What a member is given: the reward centre, tickets to open, and rain to catch. */
export const rewardHandlers = (services: Services) => ({
  ...centerHandlers(services),
  ...ticketHandlers(services),
  ...rainHandlers(services),
});
