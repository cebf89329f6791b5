import { describe, expect, it } from 'vitest';
import { keptPeriod } from '../../core/time/keptPeriod.ts';
import { quickPeriod, quickPeriodsOf } from './recordDays.ts';

describe('§9 days of the records', () => {
  it.each([
    ['today', '2026-03-02', '2026-03-02'],
    ['yesterday', '2026-03-01', '2026-03-01'],
    ['last7Days', '2026-02-24', '2026-03-02'],
    ['last30Days', '2026-02-01', '2026-03-02'],
  ] as const)('%s has both of its ends in it', (kind, from, to) => expect(quickPeriod(kind, '2026-03-02')).toEqual({ from, to }));

  it.each([
    [30, '2026-02-01'],
    [90, '2025-12-03'],
    [400, '2025-01-27'],
  ])('of %i kept days the first is %s, and the widest range of one tap has all of them', (recordDays, from) => {
    expect(keptPeriod('2026-03-02', recordDays)).toEqual({ from, to: '2026-03-02' });
    expect(quickPeriodsOf('2026-03-02', recordDays).at(-1)?.period).toEqual({ from, to: '2026-03-02' });
  });

  it('offers a range of its own only where a brand keeps more than 30 days', () => {
    expect(quickPeriodsOf('2026-03-02', 30).map(({ kind }) => kind)).toEqual(['today', 'yesterday', 'last7Days', 'last30Days']);
    expect(quickPeriodsOf('2026-03-02', 90).at(-1)?.kind).toBe('lastDays');
  });
});
