import { randomUUID } from 'node:crypto';
import { vendorTypes } from '@baize/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rowsOf } from '../../db/database.ts';
import { onPglite } from '../../db/openPglite.ts';
import { borrowDatabase } from '../../testingDatabase.ts';
import { someOrAll } from '../../testingRuns.ts';
import { bestBets } from './bestDownlines.ts';

let database: Database;
beforeAll(async () => {
  database = await onPglite(await borrowDatabase());
});
afterAll(() => database.close());
const db = () => database.db;

const period = { from: sql`date '2026-11-03'`, to: sql`date '2026-11-05'` };
interface Figure {
  table: 'daily_figures' | 'team_figures';
  who: string;
  day: number;
  type: string;
  bet: number;
}
async function put(uplineId: string, figures: readonly Figure[]): Promise<void> {
  for (const table of ['daily_figures', 'team_figures'] as const) {
    const rows = JSON.stringify(figures.filter((figure) => figure.table === table));
    await db().execute(sql`insert into ${sql.identifier(table)} as f (customer_id, day, vendor_type, upline_id, bet)
      select who, date '2026-11-01' + day, type, ${uplineId}::uuid, sum(bet) from jsonb_to_recordset(${rows}::jsonb)
        as r (who uuid, day int, type text, bet bigint) group by 1, 2, 3`);
  }
}
/** A plain sum of the figures in the period. */
function naiveBest(figures: readonly Figure[]): { id: string; bets: number }[] {
  const sums = new Map<string, number>();
  for (const { who, day, bet } of figures) if (day >= 2 && day <= 4) sums.set(who, (sums.get(who) ?? 0) + bet);
  return [...sums]
    .map(([id, bets]) => ({ id, bets }))
    .filter(({ bets }) => bets > 0)
    .sort((one, other) => other.bets - one.bets || (one.id < other.id ? -1 : 1))
    .slice(0, 5);
}
const best = (uplineId: string) =>
  rowsOf<{ id: string; bets: number }>(db(), sql`select id, bets::float8 as bets from (${bestBets(sql`${uplineId}::uuid`, period)}) b`);

test('the best of any downlines are those of a plain sum, with any number of teams among them', async () => {
  const figure = fc.record({
    table: fc.constantFrom('daily_figures', 'team_figures') as fc.Arbitrary<Figure['table']>,
    place: fc.nat(11),
    day: fc.nat(6),
    type: fc.constantFrom('', 'RNG', 'LIVE', 'LOTT'),
    bet: fc.oneof(fc.nat(9), fc.nat(100_000)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(figure, { maxLength: 60 }), fc.nat(12), async (drawn, teams) => {
      const ids = Array.from({ length: 12 }, () => randomUUID());
      const figures = drawn
        .filter(({ table, place }) => table === 'daily_figures' || place < teams)
        .map(({ place, ...rest }): Figure => ({ ...rest, who: ids[place] ?? '' }));
      const uplineId = randomUUID();
      await put(uplineId, figures);
      expect(await best(uplineId)).toEqual(naiveBest(figures));
    }),
    { numRuns: someOrAll(60, 600) },
  );
});

test('a downline whose bets are spread over every day and type is found beside five teams that just do not reach him', async () => {
  const [spread, ...agents] = Array.from({ length: 6 }, () => randomUUID());
  const own = [2, 3, 4].flatMap((day) =>
    [...vendorTypes, ''].map((type): Figure => ({ table: 'daily_figures', who: spread ?? '', day, type, bet: 10 })),
  );
  const sum = own.length * 10;
  const figures: Figure[] = [...own, ...agents.map((who): Figure => ({ table: 'team_figures', who, day: 3, type: 'RNG', bet: sum }))];
  const uplineId = randomUUID();
  await put(uplineId, [...figures, { table: 'daily_figures', who: spread ?? '', day: 3, type: 'RNG', bet: 1 }]);
  expect((await best(uplineId))[0]).toEqual({ id: spread, bets: sum + 1 });
});

test('among more downlines than are looked up one by one, all are added up', async () => {
  const agents = Array.from({ length: 5 }, () => randomUUID());
  const members = Array.from({ length: 320 }, () => randomUUID());
  const figures: Figure[] = [
    ...agents.map((who): Figure => ({ table: 'team_figures', who, day: 3, type: 'RNG', bet: 9 })),
    ...members.flatMap((who, place): Figure[] => [2, 3].map((day) => ({ table: 'daily_figures', who, day, type: 'RNG', bet: place + 1 }))),
  ];
  const uplineId = randomUUID();
  await put(uplineId, figures);
  expect(await best(uplineId)).toEqual(naiveBest(figures));
});
