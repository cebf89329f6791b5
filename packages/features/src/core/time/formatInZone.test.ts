import { describe, expect, it } from 'vitest';
import { formatInZone } from './formatInZone.ts';

describe('§9 date display', () => {
  it.each([
    ['2026-11-20T17:00:00.000Z', 'Asia/Ho_Chi_Minh', '2026-11-21 00:00:00'],
    ['2026-11-21T11:20:14.000Z', 'Asia/Ho_Chi_Minh', '2026-11-21 18:20:14'],
    ['2026-01-01T00:30:05.000Z', 'America/New_York', '2025-12-31 19:30:05'],
    ['not a time', 'Asia/Ho_Chi_Minh', 'not a time'],
  ])('%s in %s is %s', (iso, zone, text) => expect(formatInZone(iso, zone)).toBe(text));
});
