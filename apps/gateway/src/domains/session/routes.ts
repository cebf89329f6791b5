import type { Services } from '../../services.ts';
import { factorHandlers } from './factorRoutes.ts';
import { loginHandlers } from './loginRoutes.ts';
import { memberHandlers } from './memberRoutes.ts';
import { socialHandlers } from './social/routes.ts';

/** Log-in by each of its ways, its second factor, and who is logged in (§4). */
export const sessionHandlers = (services: Services) => ({
  ...loginHandlers(services),
  ...factorHandlers(services),
  ...socialHandlers(services),
  ...memberHandlers(services),
});
