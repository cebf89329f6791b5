import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, rowsOf } from '../../../db/database.ts';
import { onPglite } from '../../../db/openPglite.ts';
import { borrowDatabase } from '../../../testingDatabase.ts';
import { someOrAll } from '../../../testingRuns.ts';
import { foldCounted } from './fold.ts';

let database: Database;
beforeAll(async () => {
  database = await onPglite(await borrowDatabase());
});
afterAll(() => database.close());
beforeEach(() => empty());
const db = () => database.db;
const empty = () => db().execute(sql`truncate counted_figures, settlement_periods`);

const customers = [randomUUID(), randomUUID(), randomUUID()];
const first = Date.parse('2026-11-10T00:00:00Z');
/** The n-th five minutes. */
const at = (unit: number): string => new Date(first + unit * 300_000).toISOString();
const units = 24;
const kinds = ['fiveMinutes', 'hourly', 'daily', 'weekly'] as const;

interface Timeline {
  kind: (typeof kinds)[number];
  /** Units at which its periods begin, in their order. */
  begins: number[];
  /** How many of them have their figures. */
  counted: number;
}
const timeline = (kind: Timeline['kind']): fc.Arbitrary<Timeline> =>
  fc.record({
    kind: fc.constant(kind),
    begins:
      kind === 'fiveMinutes'
        ? fc.constant(Array.from({ length: units }, (_, unit) => unit))
        : fc.uniqueArray(fc.nat(units - 1), { maxLength: 4 }).map((some) => [-1, ...some].sort((a, b) => a - b)),
    counted: fc.nat(units),
  });
const timelines = fc.tuple(...kinds.map(timeline));
const rows = fc.uniqueArray(
  fc.record({
    who: fc.nat(2),
    unit: fc.nat(units - 1),
    vendorType: fc.constantFrom('RNG', 'LIVE'),
    bet: fc.integer({ min: -50, max: 500 }),
  }),
  { maxLength: 40, selector: ({ who, unit, vendorType }) => `${who}/${unit}/${vendorType}` },
);

/** What each period that is not counted yet has of each customer, and all together. */
const left = () =>
  rowsOf(
    db(),
    sql`select coalesce(p.kind, '') as kind, p.begins_at::text as "from", f.customer_id as id, f.vendor_type as type, sum(f.bet)::int as bet
      from counted_figures f left join settlement_periods p on p.counted_at is null and f.counted_from >= p.begins_at and f.counted_from < p.ends_at
      group by grouping sets ((p.kind, p.begins_at, f.customer_id, f.vendor_type), (f.customer_id, f.vendor_type))
      having p.kind is not null or grouping(p.kind) = 1 order by 1, 2, 3, 4`,
  );

test('play that is folded counts for each period that is left as it did before, in a row for each of their begins', async () => {
  await fc.assert(
    fc.asyncProperty(timelines, rows, async (lines, played) => {
      await empty();
      for (const { kind, begins, counted } of lines) {
        for (const [index, begin] of begins.entries()) {
          // The last one is open.
          const isCounted = index < Math.min(counted, begins.length - 1);
          await db().execute(sql`insert into settlement_periods (kind, begins_at, ends_at, sealed_at, counted_at) values (${kind}, ${at(begin)},
            ${at(begins[index + 1] ?? units)}, ${index < begins.length - 1 ? sql`now()` : null}, ${isCounted ? sql`now()` : null})`);
        }
      }
      for (const { who, unit, vendorType, bet } of played) {
        await db().execute(sql`insert into counted_figures (customer_id, counted_from, vendor_type, bet)
          values (${customers[who]}, ${at(unit)}, ${vendorType}, ${bet})`);
      }
      const before = await left();
      while (await foldCounted(db(), 3)) expect(await left()).toEqual(before);
      const others = sql`select 1 from counted_figures f where exists (select from settlement_periods p where p.counted_at is null
          and p.begins_at <= f.counted_from) and not exists (select from settlement_periods p where p.counted_at is null and p.begins_at = f.counted_from)`;
      expect(await rowsOf(db(), others)).toEqual([]);
    }),
    { numRuns: someOrAll(10, 100) },
  );
});
