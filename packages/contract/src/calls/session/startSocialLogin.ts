import * as z from 'zod/mini';
import { socialReturnLength } from '../../rules/socialBinding.ts';
import { defineCall } from '../../wire/call.ts';
import { text } from './text.ts';

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
  response: z.object({ authorizationUrl: z.string().check(z.regex(/^https?:\/\//)) }),
  errors: {
    otherwise: 'caller',
    'function.not.available': 'caller',
    social_provider_unavailable: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
