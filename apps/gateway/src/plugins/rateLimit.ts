import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import { tooManyRequests } from '../wire/AppError.ts';
import { networkOf } from '../wire/networkOf.ts';
import { sharedCounts } from './sharedCounts.ts';

/**
 * Requests a minute from one address, over all calls and all that is not found. The portal's pages and files are not
 * counted, nor are those of the sandbox's games; a route may have a limit of its own. All processes on a database count together.
 */
export const requestLimit = fp(async (app, { max, database }: { max: number; database: Pick<Database, 'db' | 'kind'> }) => {
  await app.register(rateLimit, {
    max,
    // The embedded database has one process, which can count by itself.
    ...(database.kind === 'postgres' && { store: sharedCounts(database.db) }),
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    // By the route that matched: an address may spell the same path in many ways.
    allowList: (request) => !/^\/(?:api|sandbox\/games\/api)\//.test(request.routeOptions.url ?? '/api/'),
    errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl / 1000),
  });
  const count = app.createRateLimit();
  app.decorate('countRequest', async (request: FastifyRequest) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttl / 1000);
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a request that no route took, which the limit's own hook does not see.
     * @throws AppError `TOO_MANY_REQUEST`
     */
    countRequest(request: FastifyRequest): Promise<void>;
  }
}
