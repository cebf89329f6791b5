import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { tooManyRequests } from '../../wire/AppError.ts';

/** Requests a minute from one address, over all calls. Files of the portal and of the games are not counted. */
export const requestLimit = fp(async (app, { max }: { max: number }) => {
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    // By the route that matched: an address may spell the same path in many ways.
    allowList: (request) => !/^\/(?:api|sandbox\/games\/api)\//.test(request.routeOptions.url ?? '/api/'),
    errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl / 1000),
  });
});
