import type { PromotionWagering, VendorType } from '@baize/contract';

/** A bonus that is open, as far as stakes count for it. */
export interface OpenBonus {
  id: string;
  /** Milliseconds since 1970. */
  since: number;
  asked: number;
  /** In hundredths of the minor unit. */
  wagered: number;
  weights: PromotionWagering['weights'];
  mostStake: number | null;
}

/** A round that is over, or that is not any more. */
export interface CountedRound {
  /** Empty for a game outside the catalogue: it counts in full. */
  vendorType: VendorType | '';
  /** Milliseconds since 1970. */
  openedAt: number;
  /** Its stakes as they are now, in the minor unit. */
  bet: number;
  /** What of them was counted before. */
  was: number;
}

const cap = (stake: number, most: number | null): number => Math.min(stake, most ?? stake);

/**
 * Spreads the stakes of rounds over bonuses: each counts for the oldest open one that was there when its round began, and what that does not need
 * any more for the next. Stakes that are taken back leave the oldest one that is still open.
 * @param bonuses the oldest first
 * @param rounds in the order in which they ended
 * @returns hundredths wagered of each bonus, by its id
 */
export function spread(bonuses: readonly OpenBonus[], rounds: readonly CountedRound[]): Map<string, number> {
  const wagered = new Map(bonuses.map((bonus) => [bonus.id, bonus.wagered]));
  for (const { vendorType, openedAt, bet, was } of rounds) {
    // Stakes of the round that have counted, for whichever bonus.
    let used = was;
    for (const { id, since, asked, weights, mostStake } of bonuses) {
      const had = wagered.get(id) ?? 0;
      if (openedAt < since || (used <= bet && had >= 100 * asked)) continue;
      const weight = (vendorType ? weights[vendorType] : undefined) ?? 100;
      if (weight === 0) continue;
      const stakes = cap(bet, mostStake) - cap(used, mostStake);
      const needed = Math.max(0, 100 * asked - had);
      if (stakes * weight <= needed) {
        wagered.set(id, Math.max(0, had + stakes * weight));
        break;
      }
      wagered.set(id, 100 * asked);
      used += Math.ceil(needed / weight);
    }
  }
  return wagered;
}
