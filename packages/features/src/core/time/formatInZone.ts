import { fixedMinutes } from './fixedMinutes.ts';
import { formatterOf } from './formatterOf.ts';
import { zoneNoteOf } from './zoneNoteOf.ts';

const inZone = formatterOf('en-US', {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** §9 "Date display": `yyyy-MM-dd hh:mm:ss`, in a zone such as `Asia/Ho_Chi_Minh`. An unreadable time is given back as it is. */
export function formatInZone(iso: string, timeZone: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.valueOf())) return iso;
  const fixed = fixedMinutes(timeZone, date.valueOf());
  if (fixed !== undefined) return new Date(date.valueOf() + fixed * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const parts = inZone(timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** A time with the name of its zone behind it where the device has another one: `2026-11-21 18:20:14 GMT+7`. */
export const formatMoment = (iso: string, timeZone: string): string => withZone(formatInZone(iso, timeZone), timeZone, iso);

/** §8: a time of a maintenance as `yyyy-MM-dd hh:mm`, with the name of its zone where the device has another one. */
export const formatMinute = (iso: string, timeZone: string): string =>
  withZone(formatInZone(iso, timeZone).replace(/( \d\d:\d\d):\d\d$/, '$1'), timeZone, iso);

/** A text with the name of the zone of its times behind it, where the device has another one; the head of a column, say. */
export function withZone(text: string, timeZone: string, iso?: string): string {
  const note = zoneNoteOf(timeZone, iso);
  return note === '' ? text : `${text} ${note}`;
}
