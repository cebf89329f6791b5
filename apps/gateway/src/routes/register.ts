import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { implement } from '../wire/implement.ts';
import { contractHandlers } from './contracts/contracts.ts';
import { feedbackHandlers } from './feedback/feedback.ts';
import { gameHandlers } from './games/games.ts';
import { helpHandlers } from './help/help.ts';
import { registerLive } from './live/live.ts';
import { memberHandlers } from './member/member.ts';
import { messageHandlers } from './messages/messages.ts';
import { noticeHandlers } from './notices/notices.ts';
import { registerArt } from './pages/art.ts';
import { registerDocs } from './pages/docs.ts';
import { registerOutbox } from './pages/outbox.ts';
import { promotionHandlers } from './promotions/promotions.ts';
import { registerProviderApi } from './provider/provider.ts';
import { recordHandlers } from './records/records.ts';
import { authenticatorHandlers } from './security/authenticator.ts';
import { securityCentreHandlers } from './security/centre.ts';
import { recoveryHandlers } from './security/recovery.ts';
import { securityHandlers } from './security/security.ts';
import { factorHandlers } from './session/factor.ts';
import { lookupHandlers } from './session/lookups.ts';
import { sessionHandlers } from './session/session.ts';
import { socialHandlers } from './session/social.ts';
import { registerSocialCallback } from './session/socialCallback.ts';
import { registerHealth } from './system/health.ts';
import { systemHandlers } from './system/system.ts';
import { verificationHandlers } from './verification/verification.ts';
import { bankCardHandlers } from './wallets/bankCards.ts';
import { depositHandlers } from './wallets/deposits.ts';
import { orderOutcomeHandlers } from './wallets/orderOutcome.ts';
import { transferHandlers } from './wallets/transfers.ts';
import { vendorWalletHandlers } from './wallets/vendorWallets.ts';
import { withdrawalHandlers } from './wallets/withdrawals.ts';

/** Every route of the gateway but the portal's files. */
export async function registerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await implement(app, services, {
    ...sessionHandlers(services),
    ...verificationHandlers(services),
    ...factorHandlers(services),
    ...socialHandlers(services),
    ...authenticatorHandlers(services),
    ...lookupHandlers(services),
    ...securityCentreHandlers(services),
    ...securityHandlers(services),
    ...recoveryHandlers(services),
    ...memberHandlers(services),
    ...depositHandlers(services),
    ...withdrawalHandlers(services),
    ...vendorWalletHandlers(services),
    ...orderOutcomeHandlers(services),
    ...bankCardHandlers(services),
    ...transferHandlers(services),
    ...recordHandlers(services),
    ...systemHandlers(services),
    ...helpHandlers(services),
    ...feedbackHandlers(services),
    ...gameHandlers(services),
    ...noticeHandlers(services),
    ...messageHandlers(services),
    ...promotionHandlers(),
    ...contractHandlers(services),
  });
  registerLive(app, services);
  registerProviderApi(app, services);
  registerSocialCallback(app, services);
  registerHealth(app, services);
  registerArt(app, services);
  registerDocs(app);
  if (services.config.sandbox) registerOutbox(app, services);
}
