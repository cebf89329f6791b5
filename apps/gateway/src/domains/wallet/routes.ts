import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutOfRange, isUnreachable } from '../../db/errors.ts';
import {
  type SeamlessCall,
  type SeamlessReply,
  type SeamlessRequest,
  seamlessHeaders,
  seamlessRequests,
} from '../../providers/game/seamless.ts';
import type { Services } from '../../services.ts';
import { retryAfterSeconds } from '../../wire/failures.ts';
import { headerOf } from '../../wire/requestHeaders.ts';
import { WalletError } from './WalletError.ts';
import type { Incoming } from './wallet.ts';

/** Milliseconds that a signed request may be old or early. */
const clockTolerance = 60_000;

/** The seamless-wallet API for game providers (`providers/game/seamless.ts`). */
export function registerProviderApi(root: FastifyInstance, { currency, wallet, providerSecrets, secrets }: Services): void {
  root.register(async (app) => {
    // The signature covers the bytes as they came, so the body is read here and nowhere else.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.setErrorHandler(sendWalletError);

    app.post('/provider/v1/balance', { config: { rateLimit: false } }, async (request) => {
      const { provider, body } = verified(request);
      return wallet.balance(provider, parse('balance', body));
    });
    transactionRoute(app, 'bet', wallet.bet);
    transactionRoute(app, 'win', wallet.win);
    transactionRoute(app, 'rollback', wallet.rollback);
  });

  function transactionRoute<Name extends 'bet' | 'win' | 'rollback'>(
    app: FastifyInstance,
    name: Name,
    run: (incoming: Incoming<Name>) => Promise<SeamlessReply>,
  ): void {
    app.post(`/provider/v1/${name}`, { config: { rateLimit: false } }, async (request) => {
      const { provider, body } = verified(request);
      const parsed = parse(name, body);
      // Its amount would be read in the house's money.
      if ('currency' in parsed && parsed.currency !== currency) throw new WalletError('INVALID_REQUEST');
      return run({ provider, requestHash: secrets.fingerprint(`${name} ${JSON.stringify(parsed)}`), request: parsed });
    });
  }

  function verified(request: FastifyRequest): { provider: string; body: Buffer } {
    const provider = headerOf(request, seamlessHeaders.provider) ?? '';
    const timestamp = headerOf(request, seamlessHeaders.timestamp) ?? '';
    const secret = providerSecrets.get(provider);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const given = Buffer.from(headerOf(request, seamlessHeaders.signature) ?? '', 'hex');
    const wanted = createHmac('sha256', secret ?? 'no such provider')
      .update(`${timestamp}.`)
      .update(body)
      .digest();
    const fits = given.length === wanted.length && timingSafeEqual(given, wanted);
    const inTime = /^\d{1,15}$/.test(timestamp) && Math.abs(Date.now() - Number(timestamp)) <= clockTolerance;
    if (!fits || !inTime || secret === undefined) throw new WalletError('INVALID_SIGNATURE');
    return { provider, body };
  }
}

function parse<Name extends SeamlessCall>(name: Name, body: Buffer): SeamlessRequest<Name> {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    throw new WalletError('INVALID_REQUEST');
  }
  const result = seamlessRequests[name].safeParse(json);
  if (!result.success) throw new WalletError('INVALID_REQUEST');
  return result.data as SeamlessRequest<Name>;
}

function asWalletError(error: unknown): WalletError {
  if (error instanceof WalletError) return error;
  // Of a fault the provider would bring it again and again.
  if (isOutOfRange(error)) return new WalletError('AMOUNT_OUT_OF_RANGE');
  return new WalletError(((error as { statusCode?: number }).statusCode ?? 500) < 500 ? 'INVALID_REQUEST' : 'SYSTEM_ERROR');
}

function sendWalletError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asWalletError(error);
  if (known.code === 'SYSTEM_ERROR') request.log.error({ err: error }, 'wallet request failed');
  const { code, balance, protection } = known;
  const body: SeamlessReply = {
    ...{ status: 'ERROR', code },
    ...(balance !== undefined && { balance }),
    ...(protection && { protection }),
  };
  if (isUnreachable(error)) return reply.code(503).header('retry-after', retryAfterSeconds).send(body);
  return reply.code(known.status).send(body);
}
