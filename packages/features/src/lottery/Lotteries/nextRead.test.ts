import { expect, it } from 'vitest';
import { storyLotteryAt } from '../testing/storyLotteries.ts';
import { nextReadIn } from './nextRead.ts';

const opened = Date.parse('2026-11-21T12:43:55.000Z');
/** A lottery of one minute that closes five seconds before it draws. */
const fast = storyLotteryAt(opened + 15_000);
const drawn = { ...fast, last: { ...fast.last, period: '20261121-1184', numbers: [3, 8, 1, 9, 6], drawnAt: '2026-11-21T12:44:00.100Z' } };

it('is read again a second after its period has closed', () => {
  expect(nextReadIn([drawn], opened + 15_000)).toBe(46_000);
  expect(nextReadIn([drawn], opened + 60_500), 'and soon where that has not told the next period').toBe(2_000);
});

it('looks for the result of the period before a second after its draw, then every two seconds, and no longer than half a minute', () => {
  const waiting = { ...fast, last: { ...drawn.last, period: '20261121-1183', drawnAt: '2026-11-21T12:43:00.100Z' } };
  expect(nextReadIn([waiting], opened + 1_000)).toBe(5_000);
  expect(nextReadIn([waiting], opened + 8_000)).toBe(2_000);
  expect(nextReadIn([waiting], opened + 40_000)).toBe(21_000);
});

it('is not read again where no period is open', () => {
  const { current: _, ...closed } = drawn;
  expect(nextReadIn([closed], opened)).toBeUndefined();
});
