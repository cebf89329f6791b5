import { type Call, type CallName, type Calls, calls, headers } from '@baize/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { AppError } from './AppError.ts';
import { CallingBrowser } from './browserKey.ts';
import type { CallContext, Handler } from './context.ts';
import { createDecrypter } from './encryption.ts';
import { findReply, type IdempotentRequest, idempotencyKeyOf, runOnce } from './idempotency.ts';
import { checkCallHeaders, headerOf, languageOf } from './requestHeaders.ts';
import { validate } from './validation.ts';

/** One handler for every call of the contract: a missing one does not compile. */
export type Handlers = { [Name in CallName]: Handler<Calls[Name]> };

/** Makes `/api/<path>` of every call from the contract and its handler. */
export async function implement(app: FastifyInstance, services: Services, handlers: Handlers): Promise<void> {
  const isHttps = services.config.publicUrl?.startsWith('https:') ?? false;
  const decrypt = await createDecrypter(services.secrets.privateKey, services.database.db);

  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    // The table's rows match by name (type Handlers); TypeScript can't follow that through a loop.
    const handle = handlers[name] as unknown as Handler<Call>;

    app.route({
      method: call.method,
      url: `/api/${call.path}`,
      exposeHeadRoute: false,
      ...(call.largestBody !== undefined && { bodyLimit: call.largestBody }),
      handler: async (request, reply) => {
        checkCallHeaders(request, services.merchantCode);
        if (!call.openWhileClosed) services.settings.assertOpen(request.ip);
        const identity = await services.identities.of(headerOf(request, headers.sessionToken), call.auth);
        if (identity?.passwordExpired && call.changes && !call.openBeforePasswordChange) {
          throw new AppError('password_change_required');
        }
        const input = validate(call.request, call.encrypted ? await decrypt(request, call) : givenTo(request, call));
        const context: CallContext<Call> = {
          request: input,
          identity,
          language: languageOf(request),
          ip: request.ip,
          host: request.hostname,
          userAgent: (headerOf(request, 'user-agent') ?? '').slice(0, 300),
          requestId: request.id,
          browser: new CallingBrowser(request, reply, isHttps),
          once: notIdempotent,
        };
        const value = call.idempotent ? await handleOnce(name, request, context, handle) : await handle(context);
        if (services.config.checkReplies) assertReply(name, call, value);
        reply.header('cache-control', isForGood(call, input, value) ? 'public, max-age=31536000, immutable' : 'no-store');
        return { success: true, value };
      },
    });
  }

  async function handleOnce(name: CallName, request: FastifyRequest, context: CallContext<Call>, handle: Handler<Call>) {
    const key = idempotencyKeyOf(request);
    const customerId = context.identity?.customerId;
    if (customerId === undefined) throw new AppError('customer.not.login');
    const once = { customerId, key, call: name, bodyHash: services.secrets.fingerprint(JSON.stringify(context.request)) };
    const stored = await findGuarded(services, once, 'fundPassword' in (context.request as object));
    if (stored) return stored.reply;
    return handle({ ...context, once: (effect) => runOnce(services.database.db, once, effect) });
  }
}

/**
 * The reply that this key already has. Another body with the same key tells of its fund password that it is not the one of the order: it counts as
 * a wrong one, and after too many no key answers, or a key would let them be tried without an end.
 */
async function findGuarded(
  { database: { db }, fundLockout }: Services,
  once: IdempotentRequest,
  hasFundPassword: boolean,
): Promise<{ reply: unknown } | undefined> {
  if (!hasFundPassword) return findReply(db, once);
  await fundLockout.assertUnlocked(once.customerId);
  try {
    return await findReply(db, once);
  } catch (error) {
    if (error instanceof AppError && error.code === 'idempotency_key_conflict') await fundLockout.countWrong(once.customerId);
    throw error;
  }
}

/** A reply of the version that its address names never changes. */
function isForGood(call: Call, request: unknown, value: unknown): boolean {
  return call.versioned && versionOf(request) !== undefined && versionOf(request) === versionOf(value);
}

function givenTo({ query, body }: FastifyRequest, { method }: Call): unknown {
  return method === 'GET' || method === 'DELETE' ? query : (body ?? {});
}

function versionOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'version' in data ? data.version : undefined;
}

function notIdempotent(): never {
  throw new Error('once() is for calls that the contract marks idempotent');
}

/** A reply that breaks the contract is our fault: it fails here, in tests and development, before a portal sees it. */
function assertReply(name: CallName, call: Call, value: unknown): void {
  const checked = call.response.safeParse(value);
  if (!checked.success) throw new Error(`${name}: the reply breaks the contract: ${JSON.stringify(checked.error.issues)}`);
}

/** Paths of the calls with their methods, for 405 replies. */
export function methodsOf(path: string): string[] {
  return Object.values(calls)
    .filter((call) => `/api/${call.path}` === path)
    .map((call) => call.method);
}
