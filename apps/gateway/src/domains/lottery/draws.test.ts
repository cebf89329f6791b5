import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import type { Lottery } from '../../providers/draws/DrawSource.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { sandboxDraws } from '../../testingSandbox.ts';
import { drawDue, periodOf } from './draws.ts';

const { lotteryDraws } = schema;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const rowsOf = (lottery: Lottery) =>
  gateway.services.database.db.select().from(lotteryDraws).where(eq(lotteryDraws.lottery, lottery.code)).orderBy(lotteryDraws.drawnAt);
const [quick] = sandboxDraws.lotteries;
if (!quick) throw new Error('no lottery');

describe('§9 “draws every 1, 2, 5 or 10 minutes”', () => {
  test('a period is drawn once, also by two processes, and its numbers never change', async () => {
    const now = Date.UTC(2020, 0, 31, 5, 7, 30);
    await Promise.all([drawDue(gateway.services.database.db, sandboxDraws, now), drawDue(gateway.services.database.db, sandboxDraws, now)]);
    const before = (await rowsOf(quick))[0];
    expect(before).toMatchObject({ period: '20200131-0727', drawnAt: new Date(Date.UTC(2020, 0, 31, 5, 7)) });
    await drawDue(gateway.services.database.db, sandboxDraws, now + 20_000);
    expect((await rowsOf(quick)).filter(({ drawnAt }) => drawnAt.getUTCFullYear() === 2020)).toEqual([before]);
    await drawDue(gateway.services.database.db, sandboxDraws, now + 60_000);
    expect((await rowsOf(quick)).filter(({ drawnAt }) => drawnAt.getUTCFullYear() === 2020).map(({ period }) => period)).toEqual([
      '20200131-0727',
      '20200131-0728',
    ]);
  });

  test('the period that ends at midnight is the last of its day in the brand’s zone', () => {
    expect(periodOf(quick, Date.UTC(2026, 10, 21, 17, 0))).toBe('20261121-1440');
    expect(periodOf(quick, Date.UTC(2026, 10, 21, 17, 1))).toBe('20261122-0001');
  });
});
