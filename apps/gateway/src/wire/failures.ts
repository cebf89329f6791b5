import { type ErrorCode, type Failure, headers } from '@baize/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutOfRange, isUnreachable, isUnstorableText } from '../db/errors.ts';
import { protectionStopOf } from '../domains/player-protection/protectionStopOf.ts';
import { AppError } from './AppError.ts';
import { messageOf } from './messages.ts';
import { languageOf } from './requestHeaders.ts';

/** Fastify's own refusals that happen before a handler runs, by its error code. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
};

/** Refusals that an operator has asked for: no fault to be looked into. */
const planned: readonly ErrorCode[] = ['under_maintenance', 'vendor_under_maintenance'];

/** Seconds after which a database that was busy or gone is worth another try. */
export const retryAfterSeconds = 2;

/** The caller hung up while its body came in: nobody is there to be answered, and nothing is wrong on this side. */
const hasHungUp = ({ raw }: FastifyRequest, error: unknown): boolean => error instanceof Error && raw.errored === error;

function asAppError(request: FastifyRequest, error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasHungUp(request, error)) return new AppError('bad_request');
  const stop = protectionStopOf(error);
  if (stop) return new AppError(stop.by === 'limit' ? 'protection_limit' : 'play_closed', { protection: stop });
  // Final refusals: a caller would repeat a request after a server error.
  if (isOutOfRange(error)) return new AppError('amount_out_of_range');
  if (isUnstorableText(error)) return new AppError('validation_failed');
  if (isUnreachable(error)) return new AppError('service_unavailable', { retryAfterSeconds });
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : frameworkCodes[code];
  if (known) return new AppError(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('bad_request');
  return new AppError('system_error');
}

/** Sends a failure in its one shape (contract `failure`). */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const known = asAppError(request, error);
  if (known.status >= 500 && !planned.includes(known.code)) request.log.error({ err: error }, 'request failed');
  // The schema let through what the database refused.
  else if (isOutOfRange(error) || isUnstorableText(error)) request.log.warn({ err: error }, 'refused by the database');
  const body: Failure = {
    success: false,
    errorCode: known.code,
    message: messageOf(known.code, languageOf(request)),
    requestId: request.id,
    ...(known.details ? { details: known.details } : {}),
  };
  const wait = known.details?.retryAfterSeconds;
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply.code(known.status).header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store').send(body);
}

/** Errors of every route, and the request's id on every reply. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(headers.requestId, request.id);
    done();
  });
}
