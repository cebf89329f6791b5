import { describe, expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';
import { msToNextRun } from './nextRun.ts';

describe('backoff', () => {
  test('doubles up to ten minutes, half of it random', () => {
    expect([1, 2, 3, 9, 10, 40].map((tries) => backoffMs(tries, 1))).toEqual([1_000, 2_000, 4_000, 256_000, 512_000, 600_000]);
    expect([1, 10, 40].map((tries) => backoffMs(tries, 0))).toEqual([500, 256_000, 300_000]);
  });
});

describe('the next run', () => {
  const hours = (ms: number): number => ms / 3_600_000;

  test('is by the clock of the zone, and never now', () => {
    const midnight = new Date('2026-11-27T17:00:00Z');
    expect(hours(msToNextRun('0 0 * * *', 'Asia/Ho_Chi_Minh', midnight))).toBe(24);
    expect(hours(msToNextRun('0 0 * * *', 'UTC', midnight))).toBe(7);
  });

  test('comes once on a day of 23 and of 25 hours', () => {
    expect(hours(msToNextRun('0 0 * * *', 'Europe/Paris', new Date('2026-03-28T23:00:00Z')))).toBe(23);
    expect(hours(msToNextRun('0 0 * * *', 'Europe/Paris', new Date('2026-10-24T22:00:00Z')))).toBe(25);
  });
});
