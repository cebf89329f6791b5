import { type Currency, limits } from '@baize/contract';
import { lotteryFamily, withCapsIn } from '@baize/contract/lottery';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { isOutOfRange } from '../../db/errors.ts';
import { isoOf, type PageEnd } from '../../db/keyset.ts';
import { lunarYearOf } from '../../draws/lunarYear.ts';
import { houseCurrency } from '../../ledger/house.ts';
import { keepEvent } from '../../live/outbox.ts';
import type { Lottery } from '../../providers/draws/DrawSource.ts';
import { endWithout } from './orders.ts';
import { type DrawnPeriod, type OrderPart, type SettledPart, settleOrders } from './settleOrders.ts';

/** How much is settled at once. */
export interface SettleSizes {
  /** Orders that one transaction settles at most. */
  part: number;
  /** Orders after which a run leaves the rest to the next. */
  run: number;
}
const usualSizes: SettleSizes = { part: 500, run: 5_000 };
/** Parts that one run settles side by side: while one is judged, or waits for the disk, the database works on another. */
const partsAtOnce = 2;
/** Customers whose wallets a run waits for, where nothing else is left. */
const patientCount = 20;
/** Orders that one run refunds. */
const batch = 200;

/**
 * Whether a period has a result that its orders are settled by, of a row `p`. One that came later than §4 allows is none: some of its orders may
 * be refunded by then, and all of them are to end alike.
 */
const hasResult = sql`p.numbers is not null and p.drawn_at <= p.draws_at + make_interval(hours => ${limits.lotteryCancelAfterHours})`;

interface OpenOrder {
  customerId: string;
  id: string;
  lottery: string;
  period: string;
  amount: number;
}
const openColumns = sql`customer_id as "customerId", id, lottery, period, amount::float8 as amount`;

/** Holds the wallet of an order, then the order while it is open. @returns whether it still was */
async function holdOpen(tx: Tx, { customerId, id }: OpenOrder): Promise<boolean> {
  await tx.execute(sql`select from accounts where customer_id = ${customerId}::uuid and kind = 'main' for update`);
  const rows = await rowsOf(
    tx,
    sql`select from lottery_orders where customer_id = ${customerId}::uuid and id = ${id}::uuid and state = 'open' for update`,
  );
  return rows.length > 0;
}

async function readDrawn(db: Db, { code, family }: Lottery, period: string, timeZone: string): Promise<DrawnPeriod | undefined> {
  const [drawn] = await rowsOf<{ numbers: number[]; drawsAt: string; currency: Currency }>(
    db,
    sql`select p.numbers, ${isoOf(sql`p.draws_at`)} as "drawsAt", ${houseCurrency} as currency from lottery_periods p
      where p.lottery = ${code} and p.period = ${period} and ${hasResult}`,
  );
  if (!drawn) return undefined;
  const { numbers, drawsAt, currency } = drawn;
  return { lottery: code, period, numbers, family: withCapsIn(lotteryFamily(family, lunarYearOf(new Date(drawsAt), timeZone)), currency) };
}

/**
 * The next customers with open orders, in their order: as many as have a part's orders between them. One who has more than a part comes alone.
 * @param after the customer before them; from the first one without
 * @param most orders of a part
 */
async function nextCustomers(
  db: Db,
  { lottery, period }: DrawnPeriod,
  { after, most }: { after: string | undefined; most: number },
): Promise<string[]> {
  const rows = await rowsOf<{ customerId: string; orders: number }>(
    db,
    sql`select customer_id as "customerId", count(*)::int as orders from (
        select customer_id from lottery_orders where lottery = ${lottery} and period = ${period} and state = 'open'
          and ${after === undefined ? sql`true` : sql`customer_id > ${after}::uuid`} order by customer_id, id limit ${most + 1}
      ) o group by 1 order by 1`,
  );
  const isCut = rows.reduce((sum, { orders }) => sum + orders, 0) > most;
  // Of the last one there may be more than was read.
  return (isCut && rows.length > 1 ? rows.slice(0, -1) : rows).map(({ customerId }) => customerId);
}

/** A walk over the customers with open orders. @returns what tells the next ones, each once, until there are none */
function walkOf(db: Db, drawn: DrawnPeriod, most: number): () => Promise<string[]> {
  let last: Promise<string[]> = Promise.resolve([]);
  let after: string | undefined;
  const next = async (): Promise<string[]> => {
    const customerIds = await nextCustomers(db, drawn, { after, most });
    after = customerIds.at(-1) ?? after;
    return customerIds;
  };
  return () => {
    last = last.then(next);
    return last;
  };
}

const nothing: SettledPart = { settled: [], busy: [], failures: [], last: undefined };

/** Settles a part in a transaction of its own. Where the database refuses a sum of it, each half is tried by itself, down to one customer. */
async function settlePart(db: Db, drawn: DrawnPeriod, part: OrderPart): Promise<SettledPart> {
  const { customerIds } = part;
  try {
    return await db.transaction((tx) => settleOrders(tx, drawn, part));
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
    if (customerIds.length === 1) return { ...nothing, failures: [error] };
    const half = Math.ceil(customerIds.length / 2);
    const [one, other] = [
      await settlePart(db, drawn, { ...part, customerIds: customerIds.slice(0, half) }),
      await settlePart(db, drawn, { ...part, customerIds: customerIds.slice(half) }),
    ];
    return {
      settled: [...one.settled, ...other.settled],
      busy: [...one.busy, ...other.busy],
      failures: [...one.failures, ...other.failures],
      last: other.last,
    };
  }
}

/**
 * Settles orders of a period that is drawn, a part of them in a transaction, each once. An order that can't be judged, or whose prize the
 * database refuses, stays open and holds nobody back.
 * @returns whose orders were settled, whether there may be more, and why some stay open where all others are settled
 */
export async function settlePeriod(
  db: Db,
  lottery: Lottery,
  period: string,
  timeZone: string,
  sizes = usualSizes,
): Promise<{ settled: string[]; isMore: boolean; failure?: Error }> {
  const drawn = await readDrawn(db, lottery, period, timeZone);
  if (!drawn) return { settled: [], isMore: false };
  const settled: string[] = [];
  const busy: string[] = [];
  const failures: unknown[] = [];
  const take = async (part: OrderPart): Promise<SettledPart> => {
    const done = await settlePart(db, drawn, part);
    settled.push(...done.settled);
    busy.push(...done.busy);
    failures.push(...done.failures);
    return done;
  };
  const nextPart = walkOf(db, drawn, sizes.part);
  const settleOn = async (): Promise<void> => {
    while (settled.length < sizes.run) {
      const customerIds = await nextPart();
      if (customerIds.length === 0) return;
      let behind: PageEnd | undefined;
      do behind = (await take({ customerIds, most: sizes.part, behind })).last;
      while (behind && customerIds.length === 1 && settled.length < sizes.run);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: partsAtOnce }, settleOn));
  const broken = lanes.find(({ status }) => status === 'rejected');
  if (broken?.status === 'rejected') throw broken.reason;
  if (settled.length >= sizes.run) return { settled, isMore: true };
  if (busy.length > 0 && settled.length > 0) return { settled, isMore: true };
  // Others have them again and again: one at a time, so that nobody is held while another is waited for.
  const waiting = busy.splice(0);
  for (const customerId of waiting.slice(0, patientCount)) await take({ customerIds: [customerId], most: sizes.part, isPatient: true });
  if (waiting.length > patientCount) return { settled, isMore: true };
  if (busy.length > 0) failures.push(new Error(`${busy.length} customers have no wallet.`));
  const [first] = failures;
  if (first === undefined) return { settled, isMore: false };
  const failure = new Error(`Orders of ${lottery.code} ${period} stay open: ${failures.length} failures.`, { cause: first });
  return { settled, isMore: false, failure };
}

/** Whether the brand has the lottery of a row `o`. */
const isKnown = (lotteries: readonly Lottery[]): SQL => sql`o.lottery = any(${`{${lotteries.map(({ code }) => code).join(',')}}`}::text[])`;

/** Periods of these lotteries with open orders that are drawn already: a settlement of theirs was lost, or an order came in at the very end. */
export const periodsToSettle = (db: Db, lotteries: readonly Lottery[]): Promise<{ lottery: string; period: string }[]> =>
  rowsOf(
    db,
    sql`select distinct o.lottery, o.period from lottery_orders o join lottery_periods p on p.lottery = o.lottery and p.period = o.period
      where o.state = 'open' and ${isKnown(lotteries)} and ${hasResult} limit 100`,
  );

/**
 * §4 "an order with no official result within 24 hours is cancelled and refunded". So is one of a lottery that the brand has taken down, drawn or
 * not: nobody can judge it. It waits as long, since a process of another release may still have the lottery. One whose stake the database refuses
 * to give back stays open, and holds nobody back.
 * @param lotteries those that the brand has
 * @returns whose, whether there may be more, and why some stay open
 */
export async function refundLate(db: Db, lotteries: readonly Lottery[]): Promise<{ refunded: string[]; isMore: boolean; failure?: Error }> {
  const late = await rowsOf<OpenOrder>(
    db,
    sql`select ${openColumns} from lottery_orders o where state = 'open'
        and coalesce((select p.draws_at from lottery_periods p where p.lottery = o.lottery and p.period = o.period),
          o.cancel_until) < clock_timestamp() - make_interval(hours => ${limits.lotteryCancelAfterHours})
        and not (${isKnown(lotteries)}
          and exists (select from lottery_periods p where p.lottery = o.lottery and p.period = o.period and ${hasResult}))
      order by customer_id, id limit ${batch}`,
  );
  const refunded: string[] = [];
  const failures: unknown[] = [];
  for (const order of late) {
    try {
      const isRefunded = await db.transaction(async (tx) => {
        if (!(await holdOpen(tx, order))) return false;
        const { orderId, lottery, period } = await endWithout(tx, order, 'refunded');
        await keepEvent(tx, order.customerId, 'lotterySettled', async () => ({ orderId, lottery, period, state: 'refunded', won: 0 }));
        return true;
      });
      if (isRefunded) refunded.push(order.customerId);
    } catch (error) {
      failures.push(error);
    }
  }
  const isMore = refunded.length > 0 && late.length === batch;
  const [first] = failures;
  if (first === undefined) return { refunded, isMore };
  return { refunded, isMore, failure: new Error(`Late orders stay open: ${failures.length} failures.`, { cause: first }) };
}
