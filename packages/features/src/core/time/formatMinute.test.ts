import { describe, expect, it } from 'vitest';
import { formatMinute } from './formatMinute.ts';

describe('§8 times of a maintenance', () => {
  it('read yyyy-MM-dd hh:mm in the player’s own zone, every part in two digits', () => {
    const local = new Date(2026, 0, 5, 3, 7);
    expect(formatMinute(local.toISOString())).toBe('2026-01-05 03:07');
  });

  it('stay as they are when nobody can read them', () => {
    expect(formatMinute('soon')).toBe('soon');
  });
});
