import { describe, expect, it } from 'vitest';
import { formatElapsed } from './formatElapsed.ts';

describe('the session strip’s time', () => {
  it.each([
    [0, '00:00'],
    [249, '04:09'],
    [3_600, '1:00:00'],
    [3_849, '1:04:09'],
  ])('%s seconds are %s', (seconds, text) => expect(formatElapsed(seconds)).toBe(text));
});
