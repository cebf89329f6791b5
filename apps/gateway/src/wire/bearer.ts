import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Whether a request carries this token as `Authorization: Bearer`, without telling by the clock how much of it is right. */
export function hasBearer({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const wanted = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(headers.authorization ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
