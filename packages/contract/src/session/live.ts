import * as z from 'zod/mini';
import { logoutReasons } from './logoutReasons.ts';

/** Live events of sessions. */
export const sessionLive = {
  logout: z.object({
    reason: z.enum(logoutReasons),
    /**
     * Whose end it is, for tabs that hear the stream of another: the first 16 characters of the SHA-256 of the session's token, base64url. Nothing
     * leads from it to the token.
     */
    session: z.string().check(z.regex(/^[\w-]{16}$/)),
  }),
} as const;
