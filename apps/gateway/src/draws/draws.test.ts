import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LotteryDraw } from '@baize/contract';
import { checkPeriod, lotteryFamily } from '@baize/contract/lottery';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { schema } from '../db/schema.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { sandboxDraws } from '../testingSandbox.ts';
import { drawDue } from './drawDue.ts';
import { drawJobs } from './jobs.ts';
import { makePeriods } from './makePeriods.ts';
import { readDraws, readPeriods } from './readDraws.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const timeZone = 'Asia/Ho_Chi_Minh';
const db = () => gateway.services.database.db;
const { lotteries } = sandboxDraws;
const code = 'fast5';

/** Files that a file loads when it runs: what is imported for its types alone is not among them. */
function loadedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm)];
  return named.map(([, before = '', later = '']) => path.join(path.dirname(file), before || later));
}
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => path.join(folder, file));

test('a draw can’t know a bet: nothing that its folder loads, or loads by others, is of a domain', () => {
  const loaded = new Set(sourcesIn(import.meta.dirname));
  for (const file of loaded) for (const other of loadedBy(file)) loaded.add(other);
  const names = [...loaded].map((file) => path.relative(path.dirname(import.meta.dirname), file));
  expect(names).toEqual(expect.arrayContaining(['draws/drawDue.ts', 'queue/sweep.ts', 'db/database.ts']));
  expect(names.filter((name) => /^domains\/|^ledger\/|^services\.ts$|^db\/schema\.ts$/.test(name))).toEqual([]);
});

test('a draw can’t know a bet: nothing in its folder names a table but that of the periods', () => {
  const tables = Object.entries(schema).flatMap(([name, table]) => [name, getTableName(table)]);
  expect(tables).toEqual(expect.arrayContaining(['lotteryOrders', 'lottery_orders', 'lotteryChases', 'game_rounds']));
  const others = new RegExp(
    `\\b(?:${tables
      .filter((name) => name.includes('_') || /[A-Z]/.test(name))
      .filter((name) => !/^lottery_?periods$/i.test(name))
      .join('|')})\\b|\\b(?:from|join|into|update) (?:accounts|customers|jobs)\\b`,
  );
  for (const file of sourcesIn(import.meta.dirname)) expect(readFileSync(file, 'utf8'), file).not.toMatch(others);
});

test('the commitment stands before the period opens, and its seed draws the numbers once for two processes', async () => {
  await makePeriods(db(), lotteries, timeZone);
  const [before] = await readPeriods(db(), [code]);
  const [current] = before?.open ?? [];
  expect(current?.commitment).toMatch(/^[0-9a-f]{64}$/);
  await db().execute(
    sql`update lottery_periods set opens_at = now() - interval '1 minute', cancel_until = now() - interval '20 seconds',
      closes_at = now() - interval '10 seconds', draws_at = now() where lottery = ${code} and period = ${current?.period}`,
  );
  const drawn: string[] = [];
  const onDrawn = async (_tx: unknown, { period }: { period: string }): Promise<void> => void drawn.push(period);
  const told: LotteryDraw[] = [];
  const drawing = { timeZone, onDrawn, tell: async (_lottery: string, draw: LotteryDraw): Promise<void> => void told.push(draw) };
  await Promise.all([drawDue(db(), lotteries, drawing), drawDue(db(), lotteries, drawing)]);
  expect(drawn.filter((period) => period === current?.period)).toHaveLength(1);
  const { rows } = await readDraws(db(), code, { size: 5 });
  const draw = rows.find(({ period }) => period === current?.period);
  expect(draw?.commitment).toBe(current?.commitment);
  const check = await checkPeriod(lotteryFamily('fiveDigits', 2026).draw, {
    ...{ lottery: code, period: draw?.period ?? '', seed: draw?.seed ?? '', commitment: current?.commitment ?? '' },
    numbers: draw?.numbers ?? [],
  });
  expect(check).toMatchObject({ isCommitted: true, isDrawn: true });
  expect(told.filter(({ period }) => period === current?.period)).toEqual([draw]);
  await drawDue(db(), lotteries, drawing);
  expect((await readDraws(db(), code, { size: 5 })).rows.find(({ period }) => period === draw?.period)).toEqual(draw);
});

test('the next draw is awaited by the clock of the database, however wrong that of the process is', async () => {
  const [open] = await readPeriods(db(), [code]);
  await db().execute(
    sql`update lottery_periods set opens_at = now(), cancel_until = now(), closes_at = now(), draws_at = now() + interval '20 seconds'
      where lottery = ${code} and period = ${open?.open[0]?.period}`,
  );
  const waits: number[] = [];
  const run = { bucket: '', tries: 1, complete: async () => undefined, comeAgain: (ms: number) => void waits.push(ms) };
  await drawJobs['draws.draw'].run(gateway.services, run);
  expect(waits).toEqual([expect.toSatisfy((ms: number) => ms > 0 && ms <= 20_000)]);
});

test('no seed is told of a period that is not drawn', async () => {
  const told = await rowsOf<{ seed: string }>(db(), sql`select seed from lottery_periods where numbers is null`);
  const said = JSON.stringify(
    await readPeriods(
      db(),
      lotteries.map((one) => one.code),
    ),
  );
  expect(told.length).toBeGreaterThan(10);
  for (const { seed } of told) expect(said).not.toContain(seed);
});
