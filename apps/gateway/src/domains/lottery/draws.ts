import type { Calls, ResponseOf } from '@baize/contract';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { DrawSource, Lottery } from '../../providers/draws/DrawSource.ts';

const { lotteryDraws } = schema;
const minuteMs = 60_000;
/** The brand's day begins at midnight of GMT+7. */
const zoneMs = 7 * 60 * minuteMs;

/** The end of the last period that is over, in milliseconds. */
function lastEnd({ minutes }: Lottery, now: number): number {
  return Math.floor(now / (minutes * minuteMs)) * minutes * minuteMs;
}

/** `20261122-0451`: the day of its end, and its number on that day. A period that ends at midnight is the last of its day. */
export function periodOf({ minutes }: Lottery, end: number): string {
  const begin = new Date(end - minutes * minuteMs + zoneMs);
  const day = begin.toISOString().slice(0, 10).replaceAll('-', '');
  const place = Math.floor((begin.getUTCHours() * 60 + begin.getUTCMinutes()) / minutes) + 1;
  return `${day}-${String(place).padStart(4, '0')}`;
}

/** Draws each lottery's last period that is over, once, whichever process comes first. A period that nobody lived to draw stays undrawn. */
export async function drawDue(db: Db, { lotteries, draw }: DrawSource, now: number = Date.now()): Promise<void> {
  const rows = lotteries.map((lottery) => {
    const end = lastEnd(lottery, now);
    return { lottery: lottery.code, period: periodOf(lottery, end), numbers: draw(lottery), drawnAt: new Date(end) };
  });
  if (rows.length > 0) await db.insert(lotteryDraws).values(rows).onConflictDoNothing();
}

/** Draws when a period ends: most looks find none that has. */
export function createDrawing(db: Db, source: DrawSource): { look(): Promise<void> } {
  let drawnUntil = 0;
  return {
    async look() {
      const minute = Math.floor(Date.now() / minuteMs);
      if (minute === drawnUntil) return;
      await drawDue(db, source);
      drawnUntil = minute;
    },
  };
}

/** The last numbers of each lottery that has been drawn. */
export async function openedNumbers(db: Db, { lotteries }: DrawSource): Promise<ResponseOf<Calls['listOpenedNumbers']>['list']> {
  const found = await Promise.all(
    lotteries.map(async (lottery) => {
      const [draw] = await db
        .select()
        .from(lotteryDraws)
        .where(eq(lotteryDraws.lottery, lottery.code))
        .orderBy(desc(lotteryDraws.drawnAt))
        .limit(1);
      return draw && { lottery, draw };
    }),
  );
  return found
    .filter((one) => one !== undefined)
    .map(({ lottery, draw }) => ({
      lottery: lottery.code,
      displayName: lottery.name,
      period: draw.period,
      numbers: draw.numbers,
      drawnAt: draw.drawnAt.toISOString(),
      nextAt: new Date(lastEnd(lottery, Date.now()) + lottery.minutes * minuteMs).toISOString(),
    }));
}
