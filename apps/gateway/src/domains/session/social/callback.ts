import type { SocialFailure } from '@baize/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../services.ts';
import { AppError } from '../../../wire/AppError.ts';
import { browserKeyOf } from '../../../wire/browserKey.ts';
import { takeAttempt } from './attempts.ts';
import { callbackPath, redirectUriOf } from './redirectUri.ts';
import { refusalOf } from './routes.ts';
import { issueTicket } from './tickets.ts';

type Outcome = { social: string } | { socialError: SocialFailure };

const stateShape = /^[\w-]{43}$/;

/** The portal's address that the browser goes on to: a path that the start has checked, with what came of the login. */
export function portalAddress(returnTo: string, outcome: Outcome): string {
  const url = new URL(returnTo, 'http://portal');
  // A path that a browser would read as another host is the home instead.
  const { pathname, searchParams } = url.host === 'portal' && /^\/web(?:\/|$)/.test(url.pathname) ? url : new URL('http://portal/web/');
  for (const [name, value] of Object.entries(outcome)) searchParams.set(name, value);
  return `${pathname}?${searchParams}`;
}

/** Where a provider sends the browser back: a page's address, no call of the contract. It answers with a redirect to the portal, always. */
export function registerSocialCallback(app: FastifyInstance, services: Services): void {
  const { config, database, secrets, social } = services;
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;

  async function outcomeOf(request: FastifyRequest): Promise<{ returnTo: string; outcome: Outcome }> {
    const { provider: id } = request.params as { provider: string };
    const { state } = request.query as { state?: unknown };
    const browserKey = browserKeyOf(request, isHttps);
    const provider = social.redirectOf(id);
    const isWhole = provider && browserKey && typeof state === 'string' && stateShape.test(state);
    const attempt = isWhole ? await takeAttempt(database.db, secrets, { state, browserKey, provider: id }) : undefined;
    if (!isWhole || !attempt) return { returnTo: '/web/', outcome: { socialError: 'social_login_failed' } };
    const callbackUrl = new URL(redirectUriOf(config, provider));
    callbackUrl.search = request.url.slice(request.url.indexOf('?'));
    try {
      const identity = await provider.finish({ callbackUrl, state, proof: attempt.proof });
      const ticket = await issueTicket(database.db, identity, provider.title, browserKey);
      return { returnTo: attempt.returnTo, outcome: { social: ticket } };
    } catch (error) {
      const refusal = refusalOf(services, provider, error);
      if (!(refusal instanceof AppError)) throw error;
      return { returnTo: attempt.returnTo, outcome: { socialError: refusal.code as SocialFailure } };
    }
  }

  app.get(callbackPath, { exposeHeadRoute: false }, async (request, reply): Promise<FastifyReply> => {
    const { returnTo, outcome } = await outcomeOf(request);
    return reply.header('cache-control', 'no-store').redirect(portalAddress(returnTo, outcome));
  });
}
