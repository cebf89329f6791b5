import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';

export const getCaptcha = defineCall({
  method: 'GET',
  path: 'captcha',
  auth: 'public',
  summary: 'A new captcha; the login asks for one after wrong passwords (§2, §4, §7). At most one a second (§9).',
  request: z.object({}),
  response: z.object({
    /** Sent back beside what was read: `captchaId` and `captcha`. Good for one try. */
    captchaId: z.string(),
    /** `data:` address of the picture, in base64. */
    image: z.string().check(z.regex(/^data:image\/(?:svg\+xml|png);base64,/)),
    expiresInSeconds: z.int().check(z.gte(1)),
  }),
  errors: { otherwise: 'caller', TOO_MANY_REQUEST: 'caller' },
});
