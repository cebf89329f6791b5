import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';

/** What a friend's steps bring, as the brand has set it. */
const referralTerms = z.object({
  /** For a friend's first deposit of at least `minimum`. */
  firstDeposit: z.object({ minimum: amount, amount }),
  /** For a friend who has wagered `target` in all. */
  wagered: z.object({ target: amount, amount }),
  /** Times that a reward has to be wagered; 0 for not at all. */
  wageringTimes: z.int().check(z.gte(0)),
  /** Friends of one member that bring something. */
  mostFriends: z.int().check(z.gte(1)),
});
/** What a brand pays for friends. */
export type ReferralTerms = z.infer<typeof referralTerms>;

export const getReferral = defineCall({
  method: 'GET',
  path: 'referral',
  auth: ['member'],
  summary: 'The member’s own referral code, what a friend brings, and what friends have brought (§2 "referral").',
  request: z.object({}),
  example: {},
  response: z.object({
    /** Of the member for good; it goes into the address of the portal as `referralCode` (§3). */
    code: z.string().check(z.regex(/^[A-Z0-9]{4,16}$/)),
    terms: referralTerms,
    friends: z.int().check(z.gte(0)),
    /** Paid so far, in the minor unit. */
    earned: amount,
    /** To claim now. */
    claimable: amount,
  }),
});
