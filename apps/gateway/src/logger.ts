import type { FastifyLoggerOptions } from 'fastify';
import type { Config } from './config.ts';

/** Structured logs of requests by method, address and time; never headers, bodies, tokens or query values. */
export function loggerOptions(level: Config['logLevel']): FastifyLoggerOptions & { redact: string[] } {
  return {
    level,
    redact: ['password', 'fundPassword', 'token', '*.password', '*.fundPassword', '*.token'],
    serializers: {
      req: (request) => ({ method: request.method, url: request.url?.split('?')[0] ?? '', remoteAddress: request.ip }),
    },
  };
}
