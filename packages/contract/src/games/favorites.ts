import * as z from 'zod/mini';

/** Who keeps favourites and a list of what was played (§6): who may play. An agent has neither, and a visitor logs in first. */
export const players = ['trial', 'member'] as const;

/** Which game is meant (§3 "Favorites": a set of game ids). */
export const favoriteRequest = z.object({ nodeId: z.string().check(z.minLength(1), z.maxLength(64)) });
