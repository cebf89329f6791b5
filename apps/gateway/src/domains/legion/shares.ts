import type { GuildPrize } from '@baize/contract';

/** A member's turnover, in the order of the rank by it. */
export interface Turnover {
  customerId: string;
  /** In the minor unit; a member without any has no share. */
  bet: number;
}

const hundredths = 10_000n;

/**
 * What a legion is paid for a period, in the minor unit: its part of the turnover, rounded down, and the prize of its place.
 * @param place by turnover among all legions; undefined for one without turnover, which is paid nothing
 */
export function guildBonusOf(
  { bet, place }: { bet: number; place: number | undefined },
  { turnoverShare, prizes }: { turnoverShare: number; prizes: readonly GuildPrize[] },
): number {
  if (place === undefined || bet <= 0) return 0;
  const prize = prizes.find(({ from, to }) => place >= from && place <= to)?.amount ?? 0;
  return Number((BigInt(bet) * BigInt(turnoverShare)) / hundredths) + prize;
}

/**
 * Shares of a bonus, each as the member's turnover is of all. They sum to the bonus: what rounding leaves goes by one to those of whom most was cut
 * off, of equal ones to who is ahead.
 * @returns by the order of `turnovers`
 */
export function sharesOf(bonus: number, turnovers: readonly Turnover[]): number[] {
  const bets = turnovers.map(({ bet }) => BigInt(Math.max(bet, 0)));
  const all = bets.reduce((sum, bet) => sum + bet, 0n);
  if (all === 0n) return turnovers.map(() => 0);
  const whole = bets.map((bet) => (BigInt(bonus) * bet) / all);
  const left = Number(BigInt(bonus) - whole.reduce((sum, share) => sum + share, 0n));
  const cut = bets.map((bet, place) => ({ place, rest: (BigInt(bonus) * bet) % all }));
  const ahead = new Set(
    cut
      .sort((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ place }) => place),
  );
  return whole.map((share, place) => Number(share) + (ahead.has(place) ? 1 : 0));
}
