import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { challenge, challengeInput } from './getChallenge.ts';

export const getCaptcha = defineCall({
  method: 'GET',
  path: 'captcha',
  auth: 'public',
  summary: 'A new captcha; the login asks for one after wrong passwords (§2, §4, §7). At most one a second (§9).',
  request: z.object({
    /** For whoever can't read a picture: the `work` of the last one, done, as a call brings its challenge along. Good once. */
    proof: challengeInput,
  }),
  example: {},
  response: z.object({
    /** Sent back beside what was read: `captchaId` and `captcha`. Good for one try. */
    captchaId: z.string(),
    /** `data:` address of the picture, in base64. */
    image: z.string().check(z.regex(/^data:image\/(?:svg\+xml|png);base64,/)),
    expiresInSeconds: z.int().check(z.gte(1)),
    /** What a device may do in place of reading this picture; away where a gateway knows no other way in. */
    work: z.optional(challenge),
    /** What the picture shows, where `proof` has earned it. */
    answer: z.optional(z.string()),
  }),
  errors: ['captcha_format_error', 'TOO_MANY_REQUEST'],
});
