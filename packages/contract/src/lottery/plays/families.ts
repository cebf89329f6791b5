import { type Currency, inMinorUnit } from '../../wire/money.ts';
import { elevenOfFive } from './elevenOfFive.ts';
import type { LotteryFamilyId } from './familyIds.ts';
import { fiveDigits } from './fiveDigits/fiveDigits.ts';
import { mega645, power655 } from './jackpots.ts';
import { keno } from './keno.ts';
import type { LotteryFamily } from './LotteryFamily.ts';
import { markSixOf } from './markSix.ts';
import { pc28 } from './pc28.ts';
import { tenRace } from './tenRace.ts';
import { threeDice } from './threeDice.ts';
import { threeDigits } from './threeDigits.ts';
import { vietnamNorth, vietnamSouth } from './vietnam/vietnam.ts';

/** Families whose plays are the same in every year. */
const everyYear = {
  fiveDigits,
  elevenOfFive,
  threeDice,
  tenRace,
  pc28,
  keno,
  threeDigits,
  vietnamNorth,
  vietnamSouth,
  mega645,
  power655,
} as const satisfies Record<Exclude<LotteryFamilyId, 'markSix'>, LotteryFamily>;

/**
 * The family of lotteries of a name.
 * @param lunarYear of the draw: the signs of Mark Six follow it
 */
export const lotteryFamily = (id: LotteryFamilyId, lunarYear: number): LotteryFamily =>
  id === 'markSix' ? markSixOf(lunarYear) : everyYear[id];

/** A family of {@link lotteryFamily}, whose caps are in whole units, with its caps in the minor unit of a brand's currency. */
export function withCapsIn(family: LotteryFamily, currency: Currency): LotteryFamily {
  const { line, period, stake } = family.caps;
  const caps = { line: inMinorUnit(line, currency), period: inMinorUnit(period, currency) };
  return { ...family, caps: stake === undefined ? caps : { ...caps, stake: inMinorUnit(stake, currency) } };
}
