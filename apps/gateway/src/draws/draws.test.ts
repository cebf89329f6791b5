import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LotteryDraw } from '@baize/contract';
import { checkPeriod, lotteryFamily } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { sandboxDraws } from '../testingSandbox.ts';
import { drawDue } from './drawDue.ts';
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

test('a draw can’t know a bet: nothing in its folder imports a domain, or names a table of bets', () => {
  const sources = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  expect(sources).toContain('drawDue.ts');
  for (const file of sources) {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    expect(text, file).not.toMatch(/from '\.\.\/domains|lottery_orders|lottery_stakes|wallet|ledger|accounts|services\.ts/);
  }
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
