import type { LotteryDraw, LotteryPeriod, Page } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import { isoOf, pageBy, refusedEnd } from '../db/keyset.ts';

const periodFields = sql`'period', p.period, 'opensAt', ${isoOf(sql`p.opens_at`)}, 'cancelUntil', ${isoOf(sql`p.cancel_until`)},
  'closesAt', ${isoOf(sql`p.closes_at`)}, 'drawsAt', ${isoOf(sql`p.draws_at`)}, 'commitment', p.commitment`;
const resultFields = sql`'numbers', p.numbers, 'drawnAt', ${isoOf(sql`p.drawn_at`)}, 'seed', case when p.numbers is not null then p.seed end,
  'sources', p.sources`;
// A period whose numbers come from outside has neither commitment nor seed.
const periodColumns = sql`json_strip_nulls(json_build_object(${periodFields}))`;
/** A result as JSON, of a row `p`. */
export const drawColumns = sql`json_strip_nulls(json_build_object('period', p.period, 'commitment', p.commitment, ${resultFields}))`;
/** A period with its result, if it has one, as JSON, of a row `p`. */
export const loggedColumns = sql`json_strip_nulls(json_build_object(${periodFields}, ${resultFields}))`;

/** The periods of a lottery that are of interest now. */
export interface PeriodsNow {
  lottery: string;
  /** Those that are not closed: the one that takes bets, and the next. */
  open: LotteryPeriod[];
  last: LotteryDraw | null;
}

/** The open periods of lotteries and their last results. */
export const readPeriods = (db: Db, codes: readonly string[]): Promise<PeriodsNow[]> =>
  rowsOf<PeriodsNow>(
    db,
    sql`select l.code as lottery,
        (select coalesce(json_agg(o.row order by o.draws_at), '[]') from (
          select ${periodColumns} as row, p.draws_at from lottery_periods p
          where p.lottery = l.code and p.draws_at > clock_timestamp() and p.closes_at > clock_timestamp() order by p.draws_at limit 2
        ) o) as open,
        (select ${drawColumns} from lottery_periods p where p.lottery = l.code and p.numbers is not null order by p.draws_at desc limit 1) as last
      from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) as l (code)`,
  );

const endPattern = /^\d{8}(?:-\d{4})?$/;
const behindPeriod = (lottery: string, after: string | undefined): SQL =>
  after === undefined
    ? sql`true`
    : sql`p.draws_at < (select draws_at from lottery_periods where lottery = ${lottery} and period = ${after})`;

/**
 * Results of a lottery, the newest first.
 * @throws AppError `validation_failed` for what is no page's end
 */
export async function readDraws(
  db: Db,
  lottery: string,
  { after, size }: { after?: string | undefined; size: number },
): Promise<Page<LotteryDraw>> {
  if (after !== undefined && !endPattern.test(after)) throw refusedEnd();
  const rows = await rowsOf<{ draw: LotteryDraw }>(
    db,
    sql`select ${drawColumns} as draw from lottery_periods p
      where p.lottery = ${lottery} and p.numbers is not null and ${behindPeriod(lottery, after)} order by p.draws_at desc limit ${size + 1}`,
  );
  return pageBy(
    rows.map(({ draw }) => draw),
    size,
    ({ period }) => period,
  );
}
