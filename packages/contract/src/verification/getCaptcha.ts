import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { challenge, challengeInput } from './getChallenge.ts';

export const getCaptcha = defineCall({
  method: 'GET',
  path: 'captcha',
  auth: 'public',
  summary: 'A new captcha; the login asks for one after wrong passwords (§2, §4, §7). At most one a second (§9).',
  request: z.object({
    /** For people who can't read a picture: the done `work` of the last one, in the form of a challenge's proof. Counts once. */
    proof: challengeInput,
  }),
  example: {},
  response: z.object({
    /** Sent back with the answer: `captchaId` and `captcha`. Counts for one try. */
    captchaId: z.string(),
    /** `data:` address of the picture, in base64. */
    image: z.string().check(z.regex(/^data:image\/(?:svg\+xml|png);base64,/)),
    expiresInSeconds: z.int().check(z.gte(1)),
    /** Work in place of reading this picture; absent where a gateway has no such way. */
    work: z.optional(challenge),
    /** The picture's answer, for a valid `proof`. */
    answer: z.optional(z.string()),
  }),
  errors: ['captcha_format_error', 'TOO_MANY_REQUEST'],
});
