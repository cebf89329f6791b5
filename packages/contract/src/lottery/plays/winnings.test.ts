import { describe, expect, it } from 'vitest';
import { numbersBetween, sumOf } from './counting.ts';
import { lotteryFamily, withCapsIn } from './families.ts';
import type { LotteryFamily } from './LotteryFamily.ts';
import { returnOf } from './odds.ts';
import { drawFor, families, pickFor, playOf, playsOf, randomFrom, year } from './testing/testingPlays.ts';
import { bestWinningsOf, cappedReturn, fullStake, type LineWins, prizeAmount, winningsOf } from './winnings.ts';

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

  it('are whole units of the brand’s currency: pesos have a hundred times as many of the minor unit, đồng as many', () => {
    const [five, markSix] = [lotteryFamily('fiveDigits', year), lotteryFamily('markSix', year)];
    expect(withCapsIn(five, 'PHP').caps).toEqual({ line: 3_000_000, period: 30_000_000 });
    expect(withCapsIn(markSix, 'PHP').caps.stake).toBe(15_000_000);
    expect(withCapsIn(markSix, 'VND').caps).toEqual(markSix.caps);
  });

  it('pays no more for a line than its cap over all of its hits', () => {
    const lots = playOf('vietnamNorth', 'lot.2');
    // 42 falls three times, and 17 once.
    const drawn = Array.from({ length: 27 }, (_, place) => (place < 3 ? 42 : place === 3 ? 17 : 0));
    const terms = { stake: 8_000, caps: { line: 30_000, period: 300_000 } };
    const each = prizeAmount({ odds: 344 }, 8_000, terms.caps);
    expect(lots.prizes).toMatchObject([{ odds: 344 }]);
    expect(winningsOf(lots, [[17]], drawn, terms)).toEqual({ amount: each, isCapped: false });
    expect(winningsOf(lots, [[42]], drawn, terms)).toEqual({ amount: 30_000, isCapped: true });
    expect(winningsOf(lots, [[42, 17]], drawn, terms)).toEqual({ amount: 30_000 + each, isCapped: true });
    // Two lines share 27 hits, 13 and 14 of them; thirty lines win once each.
    expect(bestWinningsOf(lots, [[42, 17]], terms)).toEqual({ amount: 60_000, isCapped: true });
    expect(bestWinningsOf(lots, [numbersBetween(0, 29)], { ...terms, stake: 1_000 })).toEqual({ amount: 27 * 3_440, isCapped: false });
    const full = fullStake(lots.prizes, terms.caps);
    expect(
      winningsOf(
        lots,
        [[0]],
        Array.from({ length: 27 }, () => 0),
        { ...terms, stake: full },
      ).isCapped,
    ).toBe(false);
    expect(
      winningsOf(
        lots,
        [[0]],
        Array.from({ length: 27 }, () => 0),
        { ...terms, stake: full + 1 },
      ).isCapped,
    ).toBe(true);
    // A line that wins twice is cut, at one win it is not.
    expect(cappedReturn(lots.prizes, 100, terms.caps)).toBe(9_288);
    expect(cappedReturn(lots.prizes, 8_000, terms.caps)).toBeLessThan(9_288);
    expect(cappedReturn(lots.prizes, 8_000, { line: 82_559 })).toBeGreaterThan(cappedReturn(lots.prizes, 8_000, terms.caps));
  });

  it('pays a line no more than its cap over all bets that have it, and each other line what it wins', () => {
    const place = playOf('fiveDigits', 'place');
    const drawn = [3, 8, 1, 9, 6];
    const lineWins: LineWins = new Map();
    const bet = (picked: number[][], stake: number) => winningsOf(place, picked, drawn, { stake, caps, lineWins });
    expect(bet([[3], [], [], [], []], 2_000)).toEqual({ amount: 19_600, isCapped: false });
    expect(bet([[3, 4], [], [], [], []], 2_000)).toEqual({ amount: 10_400, isCapped: true });
    expect(bet([[3], [8], [], [], []], 2_000)).toEqual({ amount: 19_600, isCapped: true });
    expect(bet([[], [8], [], [], []], 1_000)).toEqual({ amount: 9_800, isCapped: false });
    expect(bet([[3], [], [], [], []], 1)).toEqual({ amount: 0, isCapped: true });
    expect(bet([[4], [], [], [], []], 1)).toEqual({ amount: 0, isCapped: false });
    const sum = playOf('fiveDigits', 'sides.sum');
    // Of another play a line is another one.
    expect(winningsOf(sum, [[0]], drawn, { stake: 1_000, caps, lineWins })).toEqual({ amount: 1_980, isCapped: false });
    const pool = playOf('keno', 'pick.2');
    const pair = (picked: number[]) => winningsOf(pool, [picked], numbersBetween(1, 20), { stake: 2_000, caps, lineWins }).amount;
    expect([pair([1, 2]), pair([2, 1, 80]), pair([1, 2, 3])]).toEqual(
      [30_000, 0, 2 * 30_000].map((amount) => Math.min(amount, caps.period)),
    );
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
