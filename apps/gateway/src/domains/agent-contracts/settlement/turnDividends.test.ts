import type { PeriodKind } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rowsOf } from '../../../db/database.ts';
import { onPglite } from '../../../db/openPglite.ts';
import { borrowDatabase } from '../../../testingDatabase.ts';
import { openFirstPeriods, sealPeriods } from './periods.ts';
import type { DividendPeriod } from './settledBy.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
let database: Database;
beforeAll(async () => {
  database = await onPglite(await borrowDatabase());
});
afterAll(() => database.close());

/** Kinds by whose open period dividends are settled. */
const open = async () =>
  (await rowsOf<{ kind: string }>(database.db, sql`select kind from settlement_periods where sealed_at is null and settles_dividends`)).map(
    ({ kind }) => kind,
  );
/** Ends periods under a setting. @returns of those that were sealed, the ones by which dividends are settled */
async function close(dividendPeriod: DividendPeriod, ...early: PeriodKind[]): Promise<PeriodKind[]> {
  const sealed = await sealPeriods(database.db, { timeZone, dividendPeriod, early, onSealed: async () => undefined });
  return sealed.filter(({ settlesDividends }) => settlesDividends).map(({ kind }) => kind);
}

test('another period of dividends holds from where half month and month begin together, so that no play is paid twice', async () => {
  // The month has begun before the half month that runs.
  await openFirstPeriods(database.db, { timeZone, dividendPeriod: 'semimonthly' }, new Date('2026-01-20T00:00:00Z'));
  expect(await open()).toEqual(['semimonthly']);
  await openFirstPeriods(database.db, { timeZone, dividendPeriod: 'monthly' }, new Date('2026-01-20T00:00:00Z'));
  expect(await open()).toEqual(['semimonthly']);
  await close('semimonthly');
  expect(await close('monthly', 'semimonthly')).toEqual(['semimonthly']);
  expect(await open()).toEqual(['semimonthly']);
  expect(await close('monthly', 'semimonthly', 'monthly')).toEqual(['semimonthly']);
  expect(await open()).toEqual(['monthly']);
  expect(await close('semimonthly', 'semimonthly')).toEqual([]);
  expect(await close('semimonthly', 'monthly')).toEqual(['monthly']);
  expect(await open()).toEqual(['monthly']);
});
