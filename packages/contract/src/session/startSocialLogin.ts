import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';
import { socialReturnLength } from './socialBinding.ts';

export const startSocialLogin = defineCall({
  method: 'POST',
  path: 'session/login/social',
  auth: 'public',
  summary:
    'Begins a social login: where the browser has to go. It comes back to `returnTo` with `?social=<ticket>` or `?socialError=<code>`.',
  request: z.object({
    /** Of the permission's `socialProviders`. */
    provider: text,
    /** A path of the portal, such as `/web/?group=slots`. */
    returnTo: z.string().check(z.maxLength(socialReturnLength), z.regex(/^\/web(?:[/?][^\s\\]*)?$/)),
  }),
  example: { provider: 'social-1', returnTo: '/web/' },
  response: z.object({ authorizationUrl: z.string().check(z.regex(/^https?:\/\//)) }),
  errors: ['function.not.available', 'social_provider_unavailable', 'TOO_MANY_REQUEST'],
});
