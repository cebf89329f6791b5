import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { page, pageOf } from '../wire/page.ts';

/** How far a friend is. */
export const referralSteps = ['registered', 'deposited', 'wagered'] as const;
/** Why a friend brings nothing: the account was opened on the member's own device or network, or the bound of friends is reached. */
export const referralRefusals = ['device', 'address', 'mostFriends'] as const;

const referral = z.object({
  referralId: z.string(),
  /** Masked: its first letters alone. */
  name: z.string(),
  /** ISO 8601: when the account was opened. */
  at: z.string(),
  step: z.enum(referralSteps),
  refused: z.optional(z.enum(referralRefusals)),
  /** Paid so far, in the minor unit. */
  earned: amount,
  /** To claim now. */
  claimable: amount,
});
/** A friend of a member, with what it brings. */
export type Referral = z.infer<typeof referral>;

export const listReferrals = defineCall({
  method: 'GET',
  path: 'referral/friends',
  auth: ['member'],
  summary: 'The friends whom the member has brought, the newest first, each with its step and what it brings; names are masked.',
  request: page,
  example: { size: 5 },
  response: pageOf(referral),
});
