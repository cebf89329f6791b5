import type { Services } from '../../services.ts';
import { centerHandlers } from './centerRoutes.ts';
import { ticketHandlers } from './tickets/routes.ts';

/** What a member is given: the reward centre, and tickets to open. */
export const rewardHandlers = (services: Services) => ({ ...centerHandlers(services), ...ticketHandlers(services) });
