import { languages } from '@baize/contract';
import * as z from 'zod/mini';

/** A session's token, a room's sealed session, or the browser's own id of a demo. Exactly one. */
const purse = z.union([
  z.object({ session: z.string().check(z.minLength(1), z.maxLength(512)), demo: z.optional(z.undefined()) }),
  z.object({ demo: z.string().check(z.regex(/^[0-9a-f]{32}$/)), session: z.optional(z.undefined()) }),
]);

export const balanceRequest = purse;
export const roundRequest = z.intersection(
  purse,
  z.object({
    roundId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    stake: z.int().check(z.gte(1)),
    /** Of a jackpot game. */
    jackpot: z.optional(z.string().check(z.maxLength(32))),
  }),
);

export const drawRequest = z.intersection(purse, z.object({ ticket: z.string().check(z.maxLength(128)) }));

export const pageQuery = z.object({
  game: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  room: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))), undefined),
  lang: z.catch(z.enum(languages), 'vi'),
  return: z.catch(z.optional(z.string()), undefined),
});
