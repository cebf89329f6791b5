import { describe, expect, it } from 'vitest';
import { launchFailureText } from './launchFailureText.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
const [maintainTime, endTime] = ['2026-11-22T01:00:00Z', '2026-11-22T03:30:00Z'];

describe('§8 a failed launch', () => {
  it('says its sentence alone when there is nothing to add', () => {
    expect(launchFailureText('No such game.', {}, timeZone)).toBe('No such game.');
  });

  it('tells both times of a maintenance in the brand’s zone, or the one that is known', () => {
    expect(launchFailureText('Closed.', { maintainTime, endTime }, timeZone)).toBe('Closed. (2026-11-22 08:00 – 2026-11-22 10:30)');
    expect(launchFailureText('Closed.', { endTime }, timeZone)).toBe('Closed. (2026-11-22 10:30)');
  });
});
