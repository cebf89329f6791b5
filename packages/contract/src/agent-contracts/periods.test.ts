import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PeriodKind, periodKinds, settledPeriodOf } from './periods.ts';

const saigon = 'Asia/Ho_Chi_Minh';
const iso = (kind: PeriodKind, moment: string, zone: string) => {
  const { begin, end } = settledPeriodOf(kind, new Date(moment), zone);
  return [begin.toISOString(), end.toISOString()];
};

describe('a period of contracts', () => {
  it.each([
    ['fiveMinutes', '2026-11-28T12:04:59.999Z', '2026-11-28T12:00:00.000Z', '2026-11-28T12:05:00.000Z'],
    ['hourly', '2026-11-28T12:59:59.999Z', '2026-11-28T12:00:00.000Z', '2026-11-28T13:00:00.000Z'],
    ['daily', '2026-11-28T16:59:59.999Z', '2026-11-27T17:00:00.000Z', '2026-11-28T17:00:00.000Z'],
    ['daily', '2026-11-28T17:00:00.000Z', '2026-11-28T17:00:00.000Z', '2026-11-29T17:00:00.000Z'],
    ['weekly', '2026-11-29T16:59:59.999Z', '2026-11-22T17:00:00.000Z', '2026-11-29T17:00:00.000Z'],
    ['weekly', '2026-11-29T17:00:00.000Z', '2026-11-29T17:00:00.000Z', '2026-12-06T17:00:00.000Z'],
    ['semimonthly', '2026-11-15T16:59:59.999Z', '2026-10-31T17:00:00.000Z', '2026-11-15T17:00:00.000Z'],
    ['semimonthly', '2026-11-15T17:00:00.000Z', '2026-11-15T17:00:00.000Z', '2026-11-30T17:00:00.000Z'],
    ['monthly', '2026-12-31T16:59:59.999Z', '2026-11-30T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
    ['semimonthly', '2028-02-20T00:00:00.000Z', '2028-02-15T17:00:00.000Z', '2028-02-29T17:00:00.000Z'],
  ] as const)('%s at %s is from %s to %s', (kind, moment, begin, end) => {
    expect(iso(kind, moment, saigon)).toEqual([begin, end]);
  });

  it.each([
    ['a day of 23 hours', 'daily', 'Europe/Berlin', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['a day of 25 hours', 'daily', 'Europe/Berlin', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['the second of two hours', 'hourly', 'Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000Z'],
    [
      'a day without a midnight',
      'daily',
      'America/Santiago',
      '2026-09-06T12:00:00Z',
      '2026-09-06T04:00:00.000Z',
      '2026-09-07T03:00:00.000Z',
    ],
    ['a day of two midnights', 'daily', 'America/Havana', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    [
      'an hour of a quarter zone',
      'hourly',
      'Asia/Kathmandu',
      '2026-11-28T12:20:00Z',
      '2026-11-28T12:15:00.000Z',
      '2026-11-28T13:15:00.000Z',
    ],
    [
      'half an hour, where the clock goes back by half',
      'hourly',
      'Australia/Lord_Howe',
      '2026-04-04T15:10:00Z',
      '2026-04-04T15:00:00.000Z',
      '2026-04-04T15:30:00.000Z',
    ],
  ] as const)('%s', (_name, kind, zone, moment, begin, end) => {
    expect(iso(kind, moment, zone)).toEqual([begin, end]);
  });

  it('has its moment inside, and the next begins where it ends', () => {
    const zones = fc.constantFrom(
      saigon,
      'Europe/Berlin',
      'America/Havana',
      'America/Santiago',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'UTC',
    );
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...periodKinds), moments, zones, (kind, moment, zone) => {
        const { begin, end } = settledPeriodOf(kind, moment, zone);
        expect(begin <= moment && moment < end).toBe(true);
        expect(settledPeriodOf(kind, begin, zone)).toEqual({ begin, end });
        expect(settledPeriodOf(kind, end, zone).begin).toEqual(end);
        expect(settledPeriodOf(kind, new Date(begin.getTime() - 1), zone).end).toEqual(begin);
      }),
    );
  });
});
