import { expect, it } from 'vitest';
import { fixedMinutes } from './fixedMinutes.ts';
import { formatInZone } from './formatInZone.ts';
import { formatterOf } from './formatterOf.ts';
import { zoneNoteOf } from './zoneNoteOf.ts';

const zone = 'Asia/Ho_Chi_Minh';
const inZone = formatterOf('en-US', { timeZoneName: 'longOffset' });
const shown = formatterOf('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
/** A moment in each month of the years that the sum is used for. */
const months = Array.from({ length: 12 * 124 }, (_, month) => Date.UTC(1976, month, 1, 17));

it('a zone whose time is a sum has kept that distance in the time zone data, month by month', () => {
  const offsets = months.map(
    (moment) =>
      inZone(zone)
        .formatToParts(moment)
        .find(({ type }) => type === 'timeZoneName')?.value,
  );
  expect(new Set(offsets)).toEqual(new Set(['GMT+07:00']));
  expect(fixedMinutes(zone, months[0] ?? 0)).toBe(420);
});

it('a time by the sum reads as by `Intl`', () => {
  for (const moment of months) expect(formatInZone(new Date(moment).toISOString(), zone)).toBe(shown(zone).format(moment));
});

it('its name is written as by `Intl`', () => {
  const note = zoneNoteOf(zone, '2026-11-21T11:20:14.000Z');
  expect(['', 'GMT+7']).toContain(note);
  expect(note === '').toBe(new Date('2026-11-21T11:20:14.000Z').getTimezoneOffset() === -420);
});

it('another zone, and a time before the last change, are left to `Intl`', () => {
  expect(fixedMinutes('America/New_York', Date.UTC(2026, 0))).toBeUndefined();
  expect(fixedMinutes(zone, Date.UTC(1970, 0))).toBeUndefined();
  expect(formatInZone('1970-01-01T00:00:00.000Z', zone)).toBe('1970-01-01 08:00:00');
});
