import type { Services } from '../../services.ts';
import { authenticatorHandlers } from './authenticatorRoutes.ts';
import { securityCentreHandlers } from './centreRoutes.ts';
import { passwordHandlers } from './passwordRoutes.ts';
import { recoveryHandlers } from './recoveryRoutes.ts';

/** Passwords, contacts, second factors and sessions of an account (§2 "security centre", §4). */
export const securityHandlers = (services: Services) => ({
  ...authenticatorHandlers(services),
  ...securityCentreHandlers(services),
  ...passwordHandlers(services),
  ...recoveryHandlers(services),
});
