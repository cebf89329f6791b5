import { expect, test } from 'vitest';
import { sandboxDraws } from './lotteries.ts';

const { lotteries, draw } = sandboxDraws;

test('§9 “draws every 1, 2, 5 or 10 minutes”: each lottery has its period, and the quickest comes first', () => {
  expect(lotteries.map(({ minutes }) => minutes)).toEqual([1, 2, 5, 10]);
});

test.each(lotteries)('$code draws within its range, balls once each and in ascending order', (lottery) => {
  const { count, lowest, highest, repeats } = lottery;
  const seen = new Set<number>();
  for (let round = 0; round < 400; round += 1) {
    const numbers = draw(lottery);
    expect(numbers).toHaveLength(count);
    for (const number of numbers) seen.add(number);
    if (!repeats) expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  }
  expect([Math.min(...seen), Math.max(...seen)]).toEqual([lowest, highest]);
});
