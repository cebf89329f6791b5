import { describe, expect, it } from 'vitest';
import { formatMinute } from '../../core/index.ts';
import { launchFailureText } from './launchFailureText.ts';

const [maintainTime, endTime] = ['2026-11-22T01:00:00Z', '2026-11-22T03:30:00Z'];

describe('§8 a failed launch', () => {
  it('says its sentence alone when there is nothing to add', () => {
    expect(launchFailureText('No such game.', {})).toBe('No such game.');
  });

  it('tells both times of a maintenance, or the one that is known', () => {
    const both = `Closed. (${formatMinute(maintainTime)} – ${formatMinute(endTime)})`;
    expect(launchFailureText('Closed.', { maintainTime, endTime })).toBe(both);
    expect(launchFailureText('Closed.', { endTime })).toBe(`Closed. (${formatMinute(endTime)})`);
  });
});
