import type { FastifyLoggerOptions } from 'fastify';
import type { Config } from './config.ts';

/** Where log lines go. */
export type LogStream = NonNullable<FastifyLoggerOptions['stream']>;

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

const mostCauses = 5;

/**
 * What of an error may stand in a log. The rest can hold secrets: the message of a failed query ends with its values,
 * PostgreSQL's `detail` is the refused row, its messages about bad data (class 22) quote it, and the error of a request
 * that is no HTTP carries the request.
 */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, constraint, cause } = error as Error & { code?: unknown; constraint?: unknown };
  const quotesData = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
  return {
    type: error.constructor.name,
    message: quotesData ? 'bad data' : (error.message.split('\nparams: ')[0] ?? ''),
    stack: error.stack?.match(/^ +at .*$/gm)?.join('\n') ?? '',
    code,
    constraint,
    // Causes may run in a circle.
    ...(cause === undefined || depth >= mostCauses ? {} : { cause: describeError(cause, depth + 1) }),
  };
}

/** Structured logs of requests by method, address and time; never headers, bodies, tokens, query values or rows of the database. */
export function loggerOptions(level: Config['logLevel'], stream?: LogStream): FastifyLoggerOptions & { redact: string[] } {
  return {
    level,
    ...(stream ? { stream } : {}),
    redact: ['password', 'fundPassword', 'token', '*.password', '*.fundPassword', '*.token'],
    serializers: {
      req: (request) => ({ method: request.method, url: request.url?.split('?')[0] ?? '', remoteAddress: request.ip }),
      err: (error) => describeError(error),
    },
  };
}
