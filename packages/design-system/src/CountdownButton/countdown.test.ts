import { expect, test } from 'vitest';
import { beginLock, countdownText, lockLength, remainingOf, resumeLock } from './countdown.ts';

const start = { wall: 1_000_000, page: 500 };
const minute = 60_000;
const after = (wall: number, page = wall): { wall: number; page: number } => ({ wall: start.wall + wall, page: start.page + page });

test('§4 a lock lasts 60 s × expiredMinutes', () => {
  expect(remainingOf(beginLock(lockLength(3), start), start)).toBe(180_000);
  expect(lockLength(-1)).toBe(0);
});

test('it runs down, and ends', () => {
  const lock = beginLock(minute, start);
  expect(remainingOf(lock, after(20_000))).toBe(40_000);
  expect(remainingOf(lock, after(90_000))).toBe(0);
});

test('a clock set back does not prolong it', () => {
  expect(remainingOf(beginLock(minute, start), after(-3_600_000, 10_000))).toBe(50_000);
});

test('a device that slept counts its sleep', () => {
  expect(remainingOf(beginLock(minute, start), after(70_000, 1000))).toBe(0);
});

test('kept over a reload it goes on, and never lasts longer than a whole one', () => {
  const reloaded = { wall: start.wall + 20_000, page: 3 };
  expect(remainingOf(resumeLock(start.wall + minute, minute, reloaded), reloaded)).toBe(40_000);
  const setBack = { wall: start.wall - 3_600_000, page: 3 };
  expect(remainingOf(resumeLock(start.wall + minute, minute, setBack), setBack)).toBe(minute);
  const late = { wall: start.wall + 600_000, page: 3 };
  expect(remainingOf(resumeLock(start.wall + minute, minute, late), late)).toBe(0);
});

test.each([
  [65_000, '1:05'],
  [42_000, '0:42'],
  [41_001, '0:42'],
  [1, '0:01'],
  [0, '0:00'],
])('%i ms are %s', (remaining, text) => {
  expect(countdownText(remaining)).toBe(text);
});
