import { calls } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from './AppError.ts';

const formPaths = new Set(
  Object.values(calls)
    .filter((call) => call.form)
    .map((call) => `/api/${call.path}`),
);

/** Reads `application/x-www-form-urlencoded` for the calls that §7 sends so, and for no other: a form of another site can post it. */
export function registerFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (!formPaths.has(request.routeOptions.url ?? '')) return done(new AppError('unsupported_media_type'));
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
