import { gameCategories } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { drawGameArt } from '../../art/index.ts';
import { AppError } from '../../wire/AppError.ts';

const params = z.object({
  category: z.enum(gameCategories),
  gameId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  file: z.enum(['small.svg', 'large.svg']),
});

/** Art of a game, drawn from its id and category alone: the same address is the same picture for good. */
export function registerArt(app: FastifyInstance): void {
  app.get('/art/games/:category/:gameId/:file', async (request, reply) => {
    const parsed = params.safeParse(request.params);
    if (!parsed.success) throw new AppError('not_found');
    const { category, gameId, file } = parsed.data;
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(drawGameArt({ gameId, category, size: file === 'small.svg' ? 'small' : 'large' }));
  });
}
