import { describe, expect, it } from 'vitest';
import { periodDays, periodEnd, rankValueText, timeLeftOf } from './rankText.ts';

const inVietnamese = { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh', money: (amount: number) => `₫ ${amount}` } as const;

describe('§7 a value of a rank', () => {
  it.each([
    ['BET', 4_812_600, '₫ 4812600'],
    ['PROFIT', -20_000, '₫ -20000'],
    ['ROUND', 1_284, '1.284'],
    ['ODDS', 250, '2,50×'],
    ['ODDS', 123_456, '1.234,56×'],
  ] as const)('of %s: %d is “%s”', (type, value, text) => {
    expect(rankValueText(type, value, inVietnamese)).toBe(text);
  });
});

describe('a period', () => {
  const days = { startsOn: '2026-11-16', lastDay: '2026-11-22' };
  it('is told by its days, which no zone moves', () => {
    expect(periodDays(days, 'vi')).toBe('16/11 – 22/11');
    expect(periodDays(days, 'en')).toBe('16 Nov – 22 Nov');
  });

  it('ends in the last minute before its midnight, in the zone of the brand', () => {
    expect(periodEnd('2026-11-22T17:00:00.000Z', inVietnamese)).toBe('Chủ Nhật 23:59');
    expect(periodEnd('2026-11-22T17:00:00.000Z', { language: 'en', timeZone: 'UTC' })).toBe('Sunday 16:59');
  });
});

it.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [59, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [86_399, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  [97_200, { days: 1, hours: 3, minutes: 0, seconds: 0 }],
])('%d seconds are told in days, hours, minutes and seconds', (seconds, left) => {
  expect(timeLeftOf(seconds)).toEqual(left);
});
