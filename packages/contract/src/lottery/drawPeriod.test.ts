import { describe, expect, it } from 'vitest';
import { commitmentOf } from '../rewards/tickets/draw.ts';
import { checkPeriod, drawPeriod } from './drawPeriod.ts';
import { lotteryFamily } from './plays/families.ts';

const seed = '7c'.repeat(32);
const period = { lottery: 'fast5', period: '20261129-0451', seed };
const { draw: five } = lotteryFamily('fiveDigits', 2026);

describe('§9 draws that can be checked', () => {
  it('draws the same numbers of the same seed, others of another period', async () => {
    expect(await drawPeriod(five, period)).toEqual(await drawPeriod(five, period));
    const others = await Promise.all(
      ['0452', '0453', '0454'].map((number) => drawPeriod(five, { ...period, period: `20261129-${number}` })),
    );
    expect(new Set(others.map(String)).size).toBe(3);
  });

  it('draws each number as often as another', async () => {
    const { draw } = lotteryFamily('tenRace', 2026);
    const first = Array.from({ length: 10 }, () => 0);
    for (let number = 0; number < 2_000; number += 1) {
      const drawn = await drawPeriod(draw, { ...period, period: String(number) });
      expect(new Set(drawn).size).toBe(10);
      first[(drawn[0] ?? 0) - 1] = (first[(drawn[0] ?? 0) - 1] ?? 0) + 1;
    }
    // Each car is first 200 times in 2,000 on average; the spread is 13.4.
    for (const count of first) expect(Math.abs(count - 200)).toBeLessThan(6 * 13.5);
  });

  it('draws lots of as many digits as each prize has', async () => {
    const drawn = await drawPeriod(lotteryFamily('vietnamNorth', 2026).draw, period);
    expect(drawn).toHaveLength(27);
    expect(drawn.slice(-4).every((number) => number < 100)).toBe(true);
  });

  it('finds a seed that was not committed, and numbers that it does not draw', async () => {
    const numbers = await drawPeriod(five, period);
    const commitment = await commitmentOf(seed);
    expect(await checkPeriod(five, { ...period, commitment, numbers })).toMatchObject({ isCommitted: true, isDrawn: true });
    expect(await checkPeriod(five, { ...period, commitment: await commitmentOf('00'.repeat(32)), numbers })).toMatchObject({
      isCommitted: false,
    });
    expect(await checkPeriod(five, { ...period, commitment, numbers: numbers.map((digit) => (digit + 1) % 10) })).toMatchObject({
      isDrawn: false,
    });
    expect(await checkPeriod(five, { ...period, commitment, numbers: numbers.slice(1) })).toMatchObject({ isDrawn: false });
  });
});
