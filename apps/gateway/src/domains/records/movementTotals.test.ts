import type { TransactionKind } from '@baize/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { someOrAll } from '../../testingRuns.ts';
import { daysAgo, newRecordsPlayer } from './testingRecords.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const minute = 60_000;
const midnight = (day: string) => new Date(`${day}T00:00:00+07:00`).valueOf();
const from = daysAgo(5);
const to = daysAgo(4);

/** Movements around both ends of the period and within it. A posting that lasted some minutes has the time at which it began. */
const move = fc.record({
  day: fc.constantFrom(from, to, daysAgo(3)),
  minutes: fc.oneof(fc.integer({ min: -25, max: 25 }), fc.integer({ min: 0, max: 1_400 })),
  lasted: fc.integer({ min: 0, max: 9 }),
  kind: fc.constantFrom<TransactionKind>('bet', 'win', 'deposit', 'withdrawal', 'rollback', 'bonus'),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
});
const lowers = new Set<TransactionKind>(['bet', 'withdrawal']);

test.each([{}, { kind: 'bet' }, { kind: 'win' }, { kind: 'deposit' }, { group: 'bonus' }] as const)(
  'totals by %o are the sums of the movements of the period, whatever the order of their times',
  async (filter) => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 40 }), async (planned) => {
        const { moveAt, valueIn } = await newRecordsPlayer(gateway);
        const moves = planned
          .map(({ day, minutes, lasted, kind, amount }) => ({
            posted: midnight(day) + minutes * minute,
            began: midnight(day) + (minutes - lasted) * minute,
            kind,
            amount: lowers.has(kind) ? -amount : amount,
          }))
          .sort((one, other) => one.posted - other.posted);
        await moveAt(
          'main',
          moves.map(({ kind, amount, began }) => ({ kind, amount, at: new Date(began).toISOString() })),
        );
        const isMeant = (kind: TransactionKind) => ('kind' in filter ? kind === filter.kind : 'group' in filter ? kind === 'bonus' : true);
        const amounts = moves
          .filter(({ began, kind }) => began >= midnight(from) && began < midnight(daysAgo(3)) && isMeant(kind))
          .map(({ amount }) => amount);
        const sum = (some: number[]) => some.reduce((all, one) => all + one, 0);
        const [credit, debit] = [sum(amounts.filter((one) => one > 0)), 0 - sum(amounts.filter((one) => one < 0))];
        expect(await valueIn('getTransactionTotals', { from, to, ...filter })).toEqual({
          count: amounts.length,
          credit,
          debit,
          net: credit - debit,
        });
      }),
      { numRuns: someOrAll(6, 60) },
    );
  },
);

test('movements some minutes from either end of a period count by their own time', async () => {
  const { moveAt, valueIn } = await newRecordsPlayer(gateway);
  const after = (day: string, minutes: number) => new Date(midnight(day) + minutes * minute).toISOString();
  const moves = [
    { at: after(from, -5), amount: 1 },
    { at: after(from, 5), amount: 10 },
    { at: after(from, 700), amount: 100 },
    { at: after(to, 700), amount: 1_000 },
    { at: after(to, 1_435), amount: 10_000 },
    { at: after(to, 1_445), amount: 100_000 },
  ];
  await moveAt(
    'main',
    moves.map((one) => ({ kind: 'deposit', ...one })),
  );
  expect(await valueIn('getTransactionTotals', { from, to })).toEqual({ count: 4, credit: 11_110, debit: 0, net: 11_110 });
});
