import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

export const listRouters = defineCall({
  method: 'GET',
  path: 'routers',
  auth: 'public',
  summary:
    'The domains that the portal is served at (§3 "Routers response"): the portal measures how fast each is, and lets the player choose.',
  request: z.object({
    /** Default: the merchant of the call’s header, and there is no other. */
    merchantCode: z.optional(z.string().check(z.maxLength(32))),
  }),
  example: { merchantCode: 'baize' },
  response: z.object({
    domainList: z.array(
      z.object({
        /** As shown. */
        name: z.string().check(z.minLength(1)),
        /** Its origin; empty for the domain that the portal was loaded from. */
        url: z.string().check(z.regex(/^(https?:\/\/[^/\s]+)?$/)),
      }),
    ),
  }),
});
