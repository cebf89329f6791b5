import type { FastifyInstance } from 'fastify';
import { registerLive } from '../live/routes.ts';
import { registerDocs } from '../pages/docs.ts';
import { registerHealth } from '../pages/health.ts';
import type { Services } from '../services.ts';
import { implement } from '../wire/implement.ts';
import { implementFiles } from '../wire/implementFiles.ts';
import { fileMakersOf } from './files.ts';
import { handlersOf } from './handlers.ts';
import { registerSocialCallback } from './session/social/callback.ts';
import { registerProviderApi } from './wallet/routes.ts';

/** Every route of the gateway but the portal's files. */
export async function registerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await implement(app, services, handlersOf(services));
  implementFiles(app, services, fileMakersOf(services));
  registerLive(app, services);
  registerProviderApi(app, services);
  registerSocialCallback(app, services);
  registerHealth(app, services);
  registerDocs(app);
}
