import { expect, it } from 'vitest';
import { agoText, dayText } from './memberTime.ts';

const now = Date.parse('2026-11-21T11:20:14Z');

it.each([
  ['2026-11-21T11:20:14Z', 'this minute'],
  ['2026-11-21T11:21:14Z', 'this minute'],
  ['2026-11-21T11:15:00Z', '5 minutes ago'],
  ['2026-11-21T09:00:00Z', '2 hours ago'],
  ['2026-11-20T09:00:00Z', 'yesterday'],
  ['2026-11-03T09:00:00Z', '18 days ago'],
])('a login at %s was %s', (iso, text) => {
  expect(agoText(iso, now, 'en')).toBe(text);
});

it('a day is that of the brand’s zone, with its year where that is another', () => {
  const inVietnam = { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' } as const;
  expect(dayText('2026-09-01T18:00:00Z', now, inVietnam)).toBe('02/09');
  expect(dayText('2026-09-01T18:00:00Z', now, { language: 'en', timeZone: 'UTC' })).toBe('01 Sept');
  expect(dayText('2025-12-31T18:00:00Z', now, inVietnam)).toBe('01/01');
  expect(dayText('2025-12-30T18:00:00Z', now, inVietnam)).toBe('31/12/2025');
});
