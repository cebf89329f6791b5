import type { LotteryCaps } from './LotteryFamily.ts';
import { returnOf } from './odds.ts';
import type { DrawnNumbers, Hit, Picked, Play, Prize } from './Play.ts';

/** What a stake on one line brings for a win of a prize before caps, in the minor unit: rounded down. */
const uncutAmount = ({ odds }: Pick<Prize, 'odds'>, stake: number): number => Number((BigInt(odds) * BigInt(stake)) / 100n);

/**
 * What a stake on one line brings for its wins of a prize in a draw, in the minor unit: no more than the cap of a line.
 * @param times that it has won it. Default once.
 */
export const prizeAmount = (prize: Pick<Prize, 'odds'>, stake: number, { line }: Pick<LotteryCaps, 'line'>, times = 1): number =>
  Math.min(line, times * uncutAmount(prize, stake));

/** What a bet has won, in the minor unit. */
export interface Winnings {
  amount: number;
  /** Whether a cap has cut something off. */
  isCapped: boolean;
}

/** What the lines of an account have won of a period by bets before, in the minor unit: by play, prize and name of the line. */
export type LineWins = Map<string, number>;

/** What bounds a bet's winnings. */
export interface WinningTerms {
  /** Of one line, in the minor unit. */
  stake: number;
  caps: LotteryCaps;
  /** Counts for the cap of a line, and has what this bet wins added. Default none: the bet is the only one. */
  lineWins?: LineWins;
}

/** What the lines of a pick have won. */
export const winningsOf = (play: Play, picked: Picked, drawn: DrawnNumbers, terms: WinningTerms): Winnings =>
  paidFor(play, play.score(picked, drawn), terms);

/** The most that the lines of a pick win in one draw. */
export const bestWinningsOf = (play: Play, picked: Picked, terms: Omit<WinningTerms, 'lineWins'>): Winnings =>
  paidFor(play, play.best(picked), terms);

function paidFor(play: Play, hits: readonly Hit[], { stake, caps, lineWins }: WinningTerms): Winnings {
  const winnings: Winnings = { amount: 0, isCapped: false };
  for (const { prize: id, lines, times, names } of hits) {
    const prize = play.prizes.find((one) => one.id === id);
    if (!prize) continue;
    const uncut = times * uncutAmount(prize, stake);
    const each = prizeAmount(prize, stake, caps, times);
    // Where a line may win what an account may, the cap of the account bounds both.
    const isKept = lineWins && names && caps.line < caps.period;
    const amount = isKept
      ? payLines(
          lineWins,
          names.map((name) => `${play.id} ${id} ${name}`),
          { each, cap: caps.line },
        )
      : lines * each;
    winnings.amount += amount;
    winnings.isCapped ||= amount < lines * uncut;
  }
  if (winnings.amount <= caps.period) return winnings;
  return { amount: caps.period, isCapped: true };
}

/** Pays lines what their cap leaves of what each of them has won. @returns what they are paid together */
function payLines(lineWins: LineWins, lines: readonly string[], { each, cap }: { each: number; cap: number }): number {
  let paid = 0;
  for (const line of lines) {
    const before = lineWins.get(line) ?? 0;
    const amount = Math.min(each, Math.max(0, cap - before));
    lineWins.set(line, before + amount);
    paid += amount;
  }
  return paid;
}

/** The highest stake of a line that no cap of a line cuts, whatever it wins, in the minor unit; 0 where each stake's prize is cut. */
export const fullStake = (prizes: readonly Prize[], { line }: Pick<LotteryCaps, 'line'>): number =>
  Math.min(...prizes.map(({ odds, byTimes = [0] }) => Math.floor((Math.floor(line / byTimes.length) * 100 + 99) / odds)));

/** What a line returns of its stake on average once caps have cut its prizes: hundredths of a percent, rounded down. */
export function cappedReturn(prizes: readonly Prize[], stake: number, caps: Pick<LotteryCaps, 'line'>): number {
  const cut = prizes.flatMap((prize) =>
    (prize.byTimes ?? [prize]).map(({ ways, of }, place) => ({
      ways,
      of,
      odds: Math.floor((prizeAmount(prize, stake, caps, place + 1) * 100) / stake),
    })),
  );
  const { ways, of } = returnOf(cut);
  return Number(ways / of);
}
