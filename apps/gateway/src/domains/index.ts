import type { FastifyInstance } from 'fastify';
import { registerLive } from '../live/routes.ts';
import { registerArt } from '../pages/art.ts';
import { registerDocs } from '../pages/docs.ts';
import { registerHealth } from '../pages/health.ts';
import { registerOutbox } from '../pages/outbox.ts';
import type { Services } from '../services.ts';
import { implement } from '../wire/implement.ts';
import { cashierHandlers } from './cashier/routes.ts';
import { contractHandlers } from './contracts/routes.ts';
import { feedbackHandlers } from './feedback/routes.ts';
import { gameHandlers } from './games/routes.ts';
import { helpHandlers } from './help/routes.ts';
import { homeHandlers } from './home/routes.ts';
import { launchHandlers } from './launch/routes.ts';
import { lotteryHandlers } from './lottery/routes.ts';
import { messageHandlers } from './messages/routes.ts';
import { noticeHandlers } from './notices/routes.ts';
import { promotionHandlers } from './promotions/routes.ts';
import { pvpRoomHandlers } from './pvp-rooms/routes.ts';
import { recordHandlers } from './records/routes.ts';
import { lookupHandlers } from './registration/routes.ts';
import { securityHandlers } from './security/routes.ts';
import { sessionHandlers } from './session/routes.ts';
import { registerSocialCallback } from './session/social/callback.ts';
import { systemHandlers } from './system/routes.ts';
import { transferHandlers } from './transfers/routes.ts';
import { verificationHandlers } from './verification/routes.ts';
import { registerProviderApi } from './wallet/routes.ts';

/** Every route of the gateway but the portal's files. */
export async function registerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await implement(app, services, {
    ...cashierHandlers(services),
    ...contractHandlers(services),
    ...feedbackHandlers(services),
    ...gameHandlers(services),
    ...helpHandlers(services),
    ...homeHandlers(services),
    ...launchHandlers(services),
    ...lotteryHandlers(services),
    ...messageHandlers(services),
    ...noticeHandlers(services),
    ...promotionHandlers(),
    ...pvpRoomHandlers(services),
    ...recordHandlers(services),
    ...lookupHandlers(services),
    ...securityHandlers(services),
    ...sessionHandlers(services),
    ...systemHandlers(services),
    ...transferHandlers(services),
    ...verificationHandlers(services),
  });
  registerLive(app, services);
  registerProviderApi(app, services);
  registerSocialCallback(app, services);
  registerHealth(app, services);
  registerArt(app, services);
  registerDocs(app);
  if (services.config.sandbox) registerOutbox(app, services);
}
