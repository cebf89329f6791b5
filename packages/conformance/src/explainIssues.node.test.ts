import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { explainIssues } from './explainIssues.ts';

const shape = z.object({
  value: z.object({
    name: z.string(),
    amount: z.int(),
    kind: z.enum(['credit', 'debit']),
    rows: z.array(z.object({ id: z.string().check(z.minLength(3)) })),
    status: z.union([z.literal(0), z.literal(1)]),
    either: z.union([z.object({ a: z.string() }), z.object({ b: z.object({ c: z.number() }) })]),
  }),
});
const right = { name: 'An', amount: 1, kind: 'credit', rows: [{ id: 'abc' }], status: 0, either: { a: 'x' } };

function explained(change: object): string[] {
  const input = { value: { ...right, ...change } };
  const { error } = shape.safeParse(input);
  return explainIssues('getThing', error?.issues ?? [], input).map(({ field, expected, got }) => `${field}: ${expected}, ${got}`);
}

describe('explainIssues', () => {
  it.each([
    [{ name: undefined }, 'value.name: a string, nothing'],
    [{ name: null }, 'value.name: a string, null'],
    [{ amount: 1.5 }, 'value.amount: a whole number, the number 1.5'],
    [{ kind: 'gift' }, 'value.kind: one of "credit", "debit", the string "gift"'],
    [{ rows: [{ id: 'abc' }, { id: 'a' }] }, 'value.rows[1].id: at least 3 characters, the string "a"'],
    [{ rows: {} }, 'value.rows: a list, an object with no field'],
    [{ status: 7 }, 'value.status: 0 or 1, the number 7'],
    [{ either: { b: { c: 'x' } } }, 'value.either.b.c: a number, the string "x"'],
  ])('%j is told in words', (change, said) => {
    expect(explained(change)).toEqual([said]);
  });

  it('tells at most five fields of a reply that is altogether different', () => {
    const { error } = shape.safeParse({ value: {} });
    expect(explainIssues('getThing', error?.issues ?? [], { value: {} })).toHaveLength(5);
  });

  it('tells of a body that is no object at all', () => {
    const { error } = shape.safeParse('text');
    expect(explainIssues('getThing', error?.issues ?? [], 'text')).toEqual([
      { call: 'getThing', field: 'the whole body', expected: 'an object', got: 'the string "text"' },
    ]);
  });
});
