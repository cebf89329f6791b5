import { limits } from '../../rules/limits.ts';
import type { NumberRange } from './builders/index.ts';
import type { LotteryFamilyId } from './familyIds.ts';
import type { Play, PlayText } from './Play.ts';

/** What bounds a bet and a prize, in the minor unit (`withCapsIn`), or in whole units as §9 has it; absent where nothing does. */
export interface LotteryCaps {
  /** Most that one line wins: what its odds bring above is not paid. */
  line: number;
  /** Most that an account wins in a period. */
  period: number;
  /** Most that an account stakes on one bet, and in a period. */
  stake?: number;
}

/** What is drawn: so many numbers of a range, or lots of so many digits each, in the order of their prizes. */
export type DrawShape =
  | ({ kind: 'numbers'; count: number } & NumberRange)
  | { kind: 'lots'; lots: readonly { prize: PlayText; count: number; digits: number }[] };

/** Lotteries that draw in the same way, and the plays on them. */
export interface LotteryFamily {
  id: LotteryFamilyId;
  name: PlayText;
  draw: DrawShape;
  /** Groups of plays in the order of the tabs. */
  groups: readonly { id: string; name: PlayText }[];
  plays: readonly Play[];
  caps: LotteryCaps;
}

const { highFrequencyPeriod, lowFrequencyPeriod, singlePick, other } = limits.prizes;

/** §9 "Prizes", by kind of lottery. */
export const lotteryCaps = {
  highFrequency: { line: singlePick, period: highFrequencyPeriod },
  lowFrequency: { line: singlePick, period: lowFrequencyPeriod },
  other: { line: other, period: other },
  markSix: { line: other, period: other, stake: limits.markSixStake },
} as const satisfies Record<string, LotteryCaps>;
