import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

/** §3 "Promo counters": kinds of claimable promotions, by the wire's own names. */
export const promoKinds = ['LOGIN', 'MANUAL', 'REGISTER', 'SAVIOR', 'TICKET', 'REFERRAL', 'MISSION'] as const;

const promoCounter = z.object({
  /** Whether the brand has this kind at all. */
  enabled: z.boolean(),
  /** How many of it the member can claim now. */
  count: z.int().check(z.gte(0)),
});
const availablePromo = z.record(z.enum(promoKinds), promoCounter);

export const getAvailablePromotions = defineCall({
  method: 'GET',
  path: 'promotions/available',
  auth: ['member'],
  summary: 'How many promotions of each kind the member can claim (§3 "Promo counters", §7 "available promotions").',
  request: z.object({}),
  example: {},
  response: z.object({ availablePromo }),
});

/** Count of the reward center's badge (§2 "Logged-in bar"): disabled kinds do not count. */
export function countRewards(promo: z.infer<typeof availablePromo>): number {
  return Object.values(promo).reduce((sum, { enabled, count }) => (enabled ? sum + count : sum), 0);
}
