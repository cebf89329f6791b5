import * as z from 'zod/mini';

/** Roles with favourites and recent games (§6): those that may play. An agent has neither, and a visitor logs in first. */
export const players = ['trial', 'member'] as const;

/** Which game is meant (§3 "Favorites": a set of game ids). */
export const favoriteRequest = z.object({ nodeId: z.string().check(z.minLength(1), z.maxLength(64)) });
