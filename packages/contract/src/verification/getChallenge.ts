import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

/** A proof of work: find the counter whose derived key begins with `keyPrefix`. Signed, so that nobody makes an easier one. */
export const challenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int().check(z.gte(1)),
    keyLength: z.int().check(z.gte(1)),
    keyPrefix: z.string(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
  }),
  signature: z.string(),
});
export type Challenge = z.infer<typeof challenge>;

/** Proof for a call that was refused with `challenge_required`: base64 of the JSON of `{ challenge, solution }`. Counts once. */
export const challengeInput = z.optional(z.string().check(z.maxLength(4_000)));

export const getChallenge = defineCall({
  method: 'GET',
  path: 'verification/challenge',
  auth: 'public',
  summary: 'A self-hosted proof of work, asked for by `challenge_required` (§8 "Please complete verification first").',
  request: z.object({}),
  example: {},
  response: z.object({ challenge }),
  errors: ['TOO_MANY_REQUEST'],
});
