import { expect, test } from 'vitest';
import { isAway, isUnreachable } from './errors.ts';

const failed = (cause: object) => new Error('Failed query: select 1', { cause });

test('a database that is away, of a pooler or a demoted primary, may be back in a moment', () => {
  for (const code of ['ECONNREFUSED', '57P01', '08P01', '25006']) {
    const error = failed({ code });
    expect([code, isUnreachable(error), isAway(error)]).toEqual([code, true, true]);
  }
  expect(isUnreachable(failed(new Error('Connection terminated unexpectedly')))).toBe(true);
  for (const code of ['23505', '42P01', '22003']) expect([code, isUnreachable(failed({ code }))]).toEqual([code, false]);
});

test('a statement that a standby gave up for what it replays is asked elsewhere; one that is too slow there is not', () => {
  expect([isAway(failed({ code: '40001' })), isUnreachable(failed({ code: '40001' }))]).toEqual([true, false]);
  expect([isAway(failed({ code: '57014' })), isUnreachable(failed({ code: '57014' }))]).toEqual([false, true]);
});
