import { randomBytes } from 'node:crypto';
import { SocialLoginError, type SocialProvider } from '../../../providers/social/SocialProvider.ts';
import type { Services } from '../../../services.ts';
import { AppError } from '../../../wire/AppError.ts';
import type { CallContext } from '../../../wire/context.ts';
import type { Handlers } from '../../../wire/implement.ts';
import { countTry } from '../counters.ts';
import { createPasswordGuard } from '../passwordGuard.ts';
import { hashToken } from '../tokens.ts';
import { keepAttempt } from './attempts.ts';
import { redirectUriOf } from './redirectUri.ts';
import { linkAccount, loginByIdentity, redeemTicket } from './socialLogin.ts';

type Names = 'startSocialLogin' | 'redeemSocialTicket' | 'bindSocialAccount';

/** Seconds that a token of an app is remembered: longer than it may be old. */
const tokenSeconds = 60 * 60;

/** The error code of a provider's failure; the log gets its cause. */
export function refusalOf({ log }: Pick<Services, 'log'>, { id }: SocialProvider, error: unknown): unknown {
  if (!(error instanceof SocialLoginError)) return error;
  if (error.code !== 'social_login_cancelled') log.warn({ err: error, provider: id }, 'social login failed');
  return new AppError(error.code);
}

/** Social login (§1, §4): the way there, the way back, and the one binding of an identity. */
export function socialHandlers(services: Services): Pick<Handlers, Names> {
  const { assertChallenge, config, database, limiters, secrets, sessionRules, settings, social } = services;
  const guard = createPasswordGuard(services);

  return {
    startSocialLogin: async ({ request, ip, browser }) => {
      await limiters.loginByIp.hit(ip);
      const provider = social.redirectOf(request.provider);
      if (!provider) throw new AppError('function.not.available');
      const state = randomBytes(32).toString('base64url');
      const begun = provider.begin({ redirectUri: redirectUriOf(config, provider), state });
      const { authorizationUrl, proof } = await begun.catch((error: unknown) => {
        throw refusalOf(services, provider, error);
      });
      const { returnTo } = request;
      await keepAttempt(database.db, secrets, { state, browserKey: browser.keepKey(), provider: provider.id, proof, returnTo });
      return { authorizationUrl };
    },

    redeemSocialTicket: async ({ request, browser, ip, userAgent }) => {
      await limiters.loginByIp.hit(ip);
      const options = { sessionRules, isFactorForAll: settings.isFactorForAll() };
      return redeemTicket(database.db, options, { ticket: request.ticket, browserKey: browser.key(), ip, userAgent });
    },

    bindSocialAccount: async ({ request, browser, ip, userAgent }) => {
      await assertChallenge({ ip, challenge: request.challenge });
      const visit = { browserKey: browser.key(), ip, userAgent };
      return guard({ ...request, ip }, (options) => linkAccount(database.db, options, { ...request, ...visit }));
    },
  };
}

/**
 * §3 "Login payload", type firebase: the token of an app, which counts once.
 * @throws AppError `function.not.available` where the brand has no Firebase project
 */
export async function loginByFirebase(
  services: Services,
  { ip, userAgent, browser, idToken }: Pick<CallContext<never>, 'ip' | 'userAgent' | 'browser'> & { idToken: string },
) {
  const { database, limiters, sessionRules, settings, social } = services;
  await limiters.loginByIp.hit(ip);
  const provider = social.firebase;
  if (!provider) throw new AppError('function.not.available');
  const identity = await provider.verify(idToken).catch((error: unknown) => {
    throw refusalOf(services, provider, error);
  });
  const { count } = await countTry(database.db, `firebase ${hashToken(idToken.split('.').slice(0, 2).join('.'))}`, tokenSeconds);
  if (count > 1) throw new AppError('social_login_failed');
  const options = { sessionRules, isFactorForAll: settings.isFactorForAll() };
  return loginByIdentity(database.db, options, { identity, title: provider.title, browser, ip, userAgent });
}
