import { expect, it } from 'vitest';
import { storyLotteryAt } from '../testing/storyLotteries.ts';
import { nextReadIn } from './nextRead.ts';

const opened = Date.parse('2026-11-21T12:43:55.000Z');
/** A lottery of one minute that closes five seconds before it draws. */
const fast = storyLotteryAt(opened + 15_000);
const drawn = { ...fast, last: { ...fast.last, period: '20261121-1184', numbers: [3, 8, 1, 9, 6], drawnAt: '2026-11-21T12:44:00.100Z' } };
const next = { ...fast.current, period: '20261121-1186', opensAt: fast.current.closesAt, closesAt: '2026-11-21T12:45:55.000Z' };

it('is read again a second after its period has closed where the next one is not known', () => {
  expect(nextReadIn([drawn], opened + 15_000)).toBe(46_000);
  expect(nextReadIn([drawn], opened + 60_500), 'and soon where that has not told the next period').toBe(2_000);
});

it('is not read again while its next period and its last result are known: the stream tells what comes', () => {
  expect(nextReadIn([{ ...drawn, next }], opened + 15_000)).toBeUndefined();
  expect(nextReadIn([{ ...drawn, next }], opened + 121_000), 'unless both have closed meanwhile').toBe(2_000);
});

it('looks three times for a result that the stream has not told, and no longer than half a minute', () => {
  const waiting = { ...fast, next, last: { ...drawn.last, period: '20261121-1183', drawnAt: '2026-11-21T12:43:00.100Z' } };
  expect(nextReadIn([waiting], opened + 1_000)).toBe(7_000);
  expect(nextReadIn([waiting], opened + 1_000, 800), 'later by what this page waits').toBe(7_800);
  expect(nextReadIn([waiting], opened + 8_100)).toBe(9_900);
  expect(nextReadIn([waiting], opened + 18_100)).toBe(9_900);
  expect(nextReadIn([waiting], opened + 28_100)).toBeUndefined();
});

it('is not read again where no period is open', () => {
  const { current: _, ...closed } = drawn;
  expect(nextReadIn([closed], opened)).toBeUndefined();
});
