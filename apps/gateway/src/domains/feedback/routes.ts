import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { assertSolved } from '../verification/captcha.ts';
import { keepApplication, keepFeedback } from './feedbackBox.ts';
import { feedbackPage } from './feedbackPage.ts';

/** What visitors and players write to customer service, and who would be an agent (§3, §7). */
export function feedbackHandlers(services: Services): Pick<Handlers, 'sendFeedback' | 'listFeedback' | 'sendAgentApplication'> {
  const { database, phones, secrets, limiters } = services;
  return {
    sendFeedback: async ({ request, identity, language, ip }) => {
      await services.assertChallenge({ ip, challenge: request.challenge });
      await limiters.feedbackByIp.hit(ip);
      await keepFeedback(database.db, { customerId: identity?.customerId, language }, request);
      return {};
    },
    listFeedback: (context) => feedbackPage(database.db, signedIn(context).customerId, context.request),
    sendAgentApplication: async ({ request, identity, language, ip }) => {
      await limiters.feedbackByIp.hit(ip);
      const author = { customerId: identity?.customerId, language };
      await keepApplication(database.db, author, request, {
        phones,
        assertCaptcha: () => assertSolved(database.db, secrets, request),
      });
      return {};
    },
  };
}
