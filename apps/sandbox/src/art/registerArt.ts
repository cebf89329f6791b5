import { type ArtSize, type ArtWidth, artWidths, gameCategories } from '@baize/contract';
import { AppError, findGame, type Services } from '@baize/gateway/ports';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createArtCache } from './createArtCache.ts';

const { small, large } = artWidths;
/** The pictures of a game by the names of their files: no caller can have any other rendered. */
const files = new Map<string, { size: ArtSize; width: ArtWidth }>([
  ...small.map((width) => [`small-${width}.webp`, { size: 'small', width }] as const),
  ...large.map((width) => [`large-${width}.webp`, { size: 'large', width }] as const),
]);

const params = z.object({
  category: z.enum(gameCategories),
  gameId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  file: z.string(),
});

/** Headers of pages and calls that a browser does not heed for a picture: twelve pictures would carry six kilobytes of them. */
const unheeded = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

/** A page of the lobby shows dozens of pictures for each call that it makes. */
const picturesPerCall = 10;

/** Art of the catalogue's games, made of category, id, size and width alone: the same address is the same picture for good. */
export function registerArt(app: FastifyInstance, { config, database }: Services): void {
  const rateLimit = { max: config.rateMax * picturesPerCall, allowList: [] };
  const pictureOf = createArtCache();
  app.get('/art/games/:category/:gameId/:file', { config: { rateLimit } }, async (request, reply) => {
    const parsed = params.safeParse(request.params);
    const picture = files.get(parsed.data?.file ?? '');
    if (!parsed.success || !picture) throw new AppError('not_found');
    const { category, gameId } = parsed.data;
    const game = await findGame(database.db, gameId);
    if (game?.category !== category) throw new AppError('not_found');
    const content = await pictureOf({ category, gameId, size: picture.size }, picture.width);
    for (const name of unheeded) reply.removeHeader(name);
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(content);
  });
}
