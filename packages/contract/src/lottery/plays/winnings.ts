import type { LotteryCaps } from './LotteryFamily.ts';
import { returnOf } from './odds.ts';
import type { DrawnNumbers, Hit, Picked, Play, Prize } from './Play.ts';

/** What a stake on one line brings for one win of a prize, in the minor unit: rounded down, and no more than the cap of a line. */
export const prizeAmount = ({ odds }: Pick<Prize, 'odds'>, stake: number, { line }: Pick<LotteryCaps, 'line'>): number =>
  Math.min(line, Number((BigInt(odds) * BigInt(stake)) / 100n));

/** What a bet has won, in the minor unit. */
export interface Winnings {
  amount: number;
  /** Whether a cap has cut something off. */
  isCapped: boolean;
}

/**
 * What the lines of a pick have won.
 * @param stake of one line, in the minor unit
 */
export const winningsOf = (play: Play, picked: Picked, drawn: DrawnNumbers, terms: { stake: number; caps: LotteryCaps }): Winnings =>
  paidFor(play, play.score(picked, drawn), terms);

/**
 * The most that the lines of a pick win in one draw.
 * @param stake of one line, in the minor unit
 */
export const bestWinningsOf = (play: Play, picked: Picked, terms: { stake: number; caps: LotteryCaps }): Winnings =>
  paidFor(play, play.best(picked), terms);

function paidFor(play: Play, hits: readonly Hit[], { stake, caps }: { stake: number; caps: LotteryCaps }): Winnings {
  const winnings: Winnings = { amount: 0, isCapped: false };
  for (const { prize: id, times } of hits) {
    const prize = play.prizes.find((one) => one.id === id);
    if (!prize) continue;
    const each = prizeAmount(prize, stake, caps);
    winnings.amount += each * times;
    winnings.isCapped ||= each < Math.floor((prize.odds * stake) / 100);
  }
  if (winnings.amount <= caps.period) return winnings;
  return { amount: caps.period, isCapped: true };
}

/** The highest stake of a line whose best prize no cap cuts, in the minor unit; 0 where each stake's is cut. */
export const fullStake = (prizes: readonly Prize[], { line }: Pick<LotteryCaps, 'line'>): number =>
  Math.min(...prizes.map(({ odds }) => Math.floor((line * 100 + 99) / odds)));

/** What a line returns of its stake on average once caps have cut its prizes: hundredths of a percent, rounded down. */
export function cappedReturn(prizes: readonly Prize[], stake: number, caps: Pick<LotteryCaps, 'line'>): number {
  const cut = prizes.map((prize) => ({ ...prize, odds: Math.floor((prizeAmount(prize, stake, caps) * 100) / stake) }));
  const { ways, of } = returnOf(cut);
  return Number(ways / of);
}
