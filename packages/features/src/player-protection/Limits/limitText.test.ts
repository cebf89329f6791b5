import { describe, expect, it } from 'vitest';
import { storyLimits } from '../testing/storyProtection.ts';
import { limitTone, tighterOf, usedPercent } from './limitText.ts';

describe('what is used of a limit', () => {
  it.each([
    [100, 0, 0, 'primary'],
    [100, 85, 85, 'primary'],
    [100, 86, 86, 'warning'],
    [1_000_000, 999_999, 99, 'warning'],
    [100, 100, 100, 'negative'],
    [100, 140, 100, 'negative'],
  ])('%d, of which %d: %d percent, %s', (amount, used, percent, tone) => {
    expect(usedPercent({ amount, used })).toBe(percent);
    expect(limitTone(percent)).toBe(tone);
  });
});

describe('RTS 12A the lowest that applies holds', () => {
  it('a limit of 24 hours above that of a month is told, and not forced', () => {
    expect(tighterOf(storyLimits, { kind: 'deposit', period: 'day' }, 700_000)).toMatchObject({ period: 'week', amount: 200_000 });
    expect(tighterOf(storyLimits, { kind: 'deposit', period: 'day' }, 200_000)).toBeUndefined();
    expect(tighterOf(storyLimits, { kind: 'loss', period: 'month' }, 9_000_000)).toBeUndefined();
  });
});
