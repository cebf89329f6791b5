import * as z from 'zod/mini';
import { vendorTypes } from '../games/game.ts';
import { amount } from '../wire/money.ts';

/** A bonus that has to be wagered before money can be withdrawn. */
export const heldBonus = z.object({
  bonusId: z.uuid(),
  /** The promotion that gave it, where one did. */
  promotionId: z.optional(z.string()),
  title: z.object({ vi: z.string(), en: z.string() }),
  /** What was given, in the minor unit, as are the others. */
  amount,
  /** What has to be wagered, at a weight of 100 %. */
  asked: amount,
  /** What of it was wagered, rounded down. */
  wagered: amount,
  /** Percent of a stake that counts, by type of game; 100 for a type that is not named. */
  weights: z.partialRecord(z.enum(vendorTypes), z.int().check(z.gte(0), z.lte(100))),
  /** Of the stakes of one round no more than this counts. */
  mostStake: z.optional(amount),
  /** ISO 8601. */
  since: z.string(),
  expiresAt: z.string(),
  /** What leaves the balance where the bonus is given up now, or expires. */
  costToGiveUp: amount,
});
export type HeldBonus = z.infer<typeof heldBonus>;
