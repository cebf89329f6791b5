import { createHash, randomBytes } from 'node:crypto';
import { drawPeriod, lotteryFamily } from '@baize/contract/lottery';
import type { Tx } from '../db/database.ts';
import type { Lottery } from '../providers/draws/DrawSource.ts';
import { lunarYearOf } from './lunarYear.ts';
import { periodsUntil } from './periods.ts';
import { lotteryPeriods } from './schema.ts';

const dayMs = 24 * 60 * 60_000;
/** Days back in which a scheduled lottery has drawn often enough. */
const scheduledDays = 28;

/**
 * Puts results of the past into an empty database, so that its charts have something to show. Nobody could bet on them: their commitments
 * are made now.
 * @param count how many of each lottery at most
 */
export async function makePast(
  tx: Tx,
  lotteries: readonly Lottery[],
  { count, timeZone, now = new Date() }: { count: number; timeZone: string; now?: Date },
): Promise<void> {
  for (const lottery of lotteries) {
    const { times, code, family, sources } = lottery;
    // What it would draw is not what was published.
    if (sources) continue;
    const backMs = 'everyMinutes' in times ? (count + 1) * times.everyMinutes * 60_000 : scheduledDays * dayMs;
    const periods = periodsUntil(lottery, new Date(now.valueOf() - backMs), { until: now, timeZone }).slice(-count);
    const rows = await Promise.all(
      periods.map(async (period) => {
        const seed = randomBytes(32).toString('hex');
        const { draw } = lotteryFamily(family, lunarYearOf(period.drawsAt, timeZone));
        const numbers = await drawPeriod(draw, { lottery: code, period: period.period, seed });
        const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
        return { ...period, lottery: code, seed, commitment, numbers, drawnAt: period.drawsAt };
      }),
    );
    if (rows.length > 0) await tx.insert(lotteryPeriods).values(rows);
  }
}
