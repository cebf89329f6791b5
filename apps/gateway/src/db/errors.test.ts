import { expect, test } from 'vitest';
import { isAway, isOverdraft, isUniqueViolation, isUnreachable } from './errors.ts';

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

test('a constraint is known by its field, and where a cluster has none by the message', () => {
  const message = 'new row for relation "accounts_102382" violates check constraint "accounts_no_overdraft"';
  expect(isOverdraft(failed({ code: '23514', message }))).toBe(true);
  expect(isOverdraft(failed({ code: '23514', message, constraint: 'accounts_safe_integer' }))).toBe(false);
  const taken = { code: '23505', message: 'duplicate key value violates unique constraint "guilds_name_102391"' };
  expect([isUniqueViolation(failed(taken), 'guilds_name'), isUniqueViolation(failed(taken), 'guilds')]).toEqual([true, false]);
});
