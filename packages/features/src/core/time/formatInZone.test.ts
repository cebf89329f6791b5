import { describe, expect, it } from 'vitest';
import { formatInZone, formatMinute, formatMoment, withZone } from './formatInZone.ts';
import { minutesEastOf } from './minutesEastOf.ts';
import { deviceZone } from './zoneNoteOf.ts';

const moment = '2026-11-21T11:20:14.000Z';
/** A zone that is an hour before the device's. */
const otherZone = deviceZone() === 'Asia/Tokyo' ? 'Asia/Manila' : 'Asia/Tokyo';

describe('§9 date display', () => {
  it.each([
    ['2026-11-20T17:00:00.000Z', 'Asia/Ho_Chi_Minh', '2026-11-21 00:00:00'],
    [moment, 'Asia/Ho_Chi_Minh', '2026-11-21 18:20:14'],
    ['2026-01-01T00:30:05.000Z', 'America/New_York', '2025-12-31 19:30:05'],
    ['not a time', 'Asia/Ho_Chi_Minh', 'not a time'],
  ])('%s in %s is %s', (iso, zone, text) => expect(formatInZone(iso, zone)).toBe(text));

  it('a time names its zone where the device has another one', () => {
    expect(formatMoment(moment, otherZone)).toBe(`${formatInZone(moment, otherZone)} ${otherZone === 'Asia/Tokyo' ? 'GMT+9' : 'GMT+8'}`);
    expect(formatMoment(moment, deviceZone())).toBe(formatInZone(moment, deviceZone()));
    expect(withZone('Time', otherZone)).toMatch(/^Time GMT\+\d$/);
    expect(formatMoment('soon', otherZone)).toBe('soon');
  });

  it('§8 a time of a maintenance is to the minute, with its zone', () => {
    expect(formatMinute(moment, otherZone)).toMatch(/^2026-11-21 (?:20|19):20 GMT\+[98]$/);
    expect(formatMinute(moment, deviceZone())).toMatch(/^2026-11-2\d \d\d:\d\d$/);
    expect(formatMinute('soon', otherZone)).toBe('soon');
  });
});

it.each([
  ['Asia/Ho_Chi_Minh', 420],
  ['UTC', 0],
  ['America/St_Johns', -210],
])('%s is %d minutes east of Greenwich in winter', (zone, minutes) =>
  expect(minutesEastOf(zone, Date.parse('2026-01-05T12:00:00Z'))).toBe(minutes),
);
