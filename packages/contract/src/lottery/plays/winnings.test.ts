import { describe, expect, it } from 'vitest';
import { sumOf } from './counting.ts';
import { lotteryFamily } from './families.ts';
import type { LotteryFamily } from './LotteryFamily.ts';
import { returnOf } from './odds.ts';
import { drawFor, families, pickFor, playOf, playsOf, randomFrom, year } from './testing/testingPlays.ts';
import { bestWinningsOf, cappedReturn, fullStake, prizeAmount, winningsOf } from './winnings.ts';

describe.each(families.map((family) => [family.id, family] as const))('%s', (_id, family) => {
  it.each(playsOf(family))('%s returns what it says, but for the rounding of its odds', (_name, play) => {
    const groups = play.board.kind === 'options' ? play.board.options.map((_, place) => play.prizesOf([[place]])) : [play.prizes];
    for (const prizes of groups) {
      const { ways, of } = returnOf(prizes);
      const returned = Number((ways * 1_000_000n) / of) / 1_000_000;
      // Each prize loses less than a hundredth of the stake.
      const rounding = sumOf(prizes.map((prize) => (Number(prize.ways) / Number(prize.of)) * 100));
      expect(returned).toBeLessThanOrEqual(play.returns + 1e-6);
      expect(returned).toBeGreaterThan(play.returns - rounding - 1e-6);
      for (const { odds } of prizes) expect(odds).toBeGreaterThan(99);
    }
  });

  it('has names of its own, and a tab for each play', () => {
    expect(new Set(family.plays.map(({ id }) => id)).size).toBe(family.plays.length);
    const groups = new Set(family.groups.map(({ id }) => id));
    expect(new Set(family.plays.map(({ group }) => group))).toEqual(groups);
  });
});

describe('§9 caps', () => {
  const digit = playOf('fiveDigits', 'two.straight.back');
  const { caps } = lotteryFamily('fiveDigits', year);
  it('pays no more for a line than its cap, and says so', () => {
    const picked = [[9], [6]];
    expect(winningsOf(digit, picked, [3, 8, 1, 9, 6], { stake: 300, caps })).toEqual({ amount: 29_400, isCapped: false });
    expect(winningsOf(digit, picked, [3, 8, 1, 9, 6], { stake: 1_000, caps })).toEqual({ amount: 30_000, isCapped: true });
    expect(winningsOf(digit, picked, [3, 8, 1, 6, 9], { stake: 1_000, caps })).toEqual({ amount: 0, isCapped: false });
  });

  it.each([
    ['fiveDigits', 30_000, 300_000],
    ['elevenOfFive', 30_000, 300_000],
    ['threeDice', 30_000, 300_000],
    ['tenRace', 30_000, 300_000],
    ['pc28', 30_000, 300_000],
    ['keno', 30_000, 300_000],
    ['threeDigits', 30_000, 100_000],
    ['vietnamNorth', 1_000_000, 1_000_000],
    ['vietnamSouth', 1_000_000, 1_000_000],
    ['mega645', 1_000_000, 1_000_000],
    ['power655', 1_000_000, 1_000_000],
  ] as const)('%s pays %i for a line and %i to an account in a period', (family, line, period) => {
    expect(lotteryFamily(family, year).caps).toEqual({ line, period });
  });

  it('pays no more in a period than its cap', () => {
    const all = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]];
    const lots = playOf('vietnamNorth', 'lot.2');
    const north = lotteryFamily('vietnamNorth', year).caps;
    expect(
      winningsOf(
        lots,
        all,
        Array.from({ length: 27 }, (_, place) => place % 10),
        { stake: 11_000, caps: north },
      ),
    ).toEqual({
      amount: north.period,
      isCapped: true,
    });
  });

  it.each(families.map((family): [string, LotteryFamily] => [family.id, family]))(
    'tells the most that a pick can win: %s',
    (_id, family) => {
      const random = randomFrom(11);
      const open = { line: Number.MAX_SAFE_INTEGER, period: Number.MAX_SAFE_INTEGER };
      for (const one of family.plays) {
        const picked = pickFor(one, random);
        const best = bestWinningsOf(one, picked, { stake: 100, caps: open });
        expect(best.amount, one.id).toBeGreaterThanOrEqual(Math.min(...one.prizes.map(({ odds }) => odds)));
        for (let draw = 0; draw < 300; draw += 1) {
          const { amount } = winningsOf(one, picked, drawFor(family, random), { stake: 100, caps: open });
          expect(amount, one.id).toBeLessThanOrEqual(best.amount);
        }
      }
    },
  );

  it('knows which sides win together, and which do not', () => {
    const sum = playOf('fiveDigits', 'sides.sum');
    const open = { line: Number.MAX_SAFE_INTEGER, period: Number.MAX_SAFE_INTEGER };
    const bestOf = (picked: number[]): number => bestWinningsOf(sum, [picked], { stake: 100, caps: open }).amount;
    expect(bestOf([0, 1])).toBe(bestOf([0]));
    expect(bestOf([0, 2])).toBe(2 * bestOf([0]));
    expect(bestWinningsOf(playOf('fiveDigits', 'place'), [[1, 3], [], [5], [], []], { stake: 100, caps: open }).amount).toBe(2 * 980);
  });

  it('names the highest stake that no cap cuts, and what is returned above it', () => {
    const stake = fullStake(digit.prizes, caps);
    const [prize] = digit.prizes;
    expect(prize && prizeAmount(prize, stake, { line: Number.MAX_SAFE_INTEGER })).toBeLessThanOrEqual(caps.line);
    expect(prize && prizeAmount(prize, stake + 1, { line: Number.MAX_SAFE_INTEGER })).toBeGreaterThan(caps.line);
    expect(cappedReturn(digit.prizes, stake, caps)).toBe(digit.returns);
    expect(cappedReturn(digit.prizes, 1_000, caps)).toBe(3_000);
  });
});
