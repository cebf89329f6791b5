import { gameCategories } from '@baize/contract';
import { AppError, findGame, type Services } from '@baize/gateway/ports';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { drawGameArt } from './index.ts';

const params = z.object({
  category: z.enum(gameCategories),
  gameId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  file: z.enum(['small.svg', 'large.svg']),
});

/** A page of the lobby shows dozens of pictures for each call that it makes. */
const picturesPerCall = 10;

/** Art of the catalogue's games, drawn from id and category alone: the same address is the same picture for good. */
export function registerArt(app: FastifyInstance, { config, database }: Services): void {
  const rateLimit = { max: config.rateMax * picturesPerCall, allowList: [] };
  app.get('/art/games/:category/:gameId/:file', { config: { rateLimit } }, async (request, reply) => {
    const parsed = params.safeParse(request.params);
    if (!parsed.success) throw new AppError('not_found');
    const { category, gameId, file } = parsed.data;
    const game = await findGame(database.db, gameId);
    if (game?.category !== category) throw new AppError('not_found');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .send(drawGameArt({ gameId, category, size: file === 'small.svg' ? 'small' : 'large' }));
  });
}
