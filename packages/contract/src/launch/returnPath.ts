import * as z from 'zod/mini';

/** Letters of the longest path that a launch brings along. */
export const returnPathLength = 300;

/** The page of the portal that a game's own way back leads to: a path below the portal's base, with its query. Default the home. */
export const returnPath = z.optional(z.string().check(z.maxLength(returnPathLength), z.regex(/^\/(?![/\\])/)));
