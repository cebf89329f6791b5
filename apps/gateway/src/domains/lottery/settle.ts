import { type LotteryFamily, lotteryFamily, winningsOf } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { isoOf } from '../../db/keyset.ts';
import { lunarYearOf } from '../../draws/lunarYear.ts';
import { keepEvent } from '../../live/outbox.ts';
import type { Lottery } from '../../providers/draws/DrawSource.ts';
import { applyChange } from '../wallet/apply.ts';
import { changeOf, endWithout } from './orders.ts';
import type { KeptBet } from './schema.ts';

/** Orders that one run settles. */
const batch = 200;

interface OpenOrder {
  customerId: string;
  id: string;
  lottery: string;
  period: string;
  bets: KeptBet[];
  amount: number;
}
const openColumns = sql`customer_id as "customerId", id, lottery, period, bets, amount::float8 as amount`;

/** Holds the wallet of an order, then the order while it is open. @returns whether it still was */
async function holdOpen(tx: Tx, { customerId, id }: OpenOrder): Promise<boolean> {
  await tx.execute(sql`select from accounts where customer_id = ${customerId}::uuid and kind = 'main' for update`);
  const rows = await rowsOf(
    tx,
    sql`select from lottery_orders where customer_id = ${customerId}::uuid and id = ${id}::uuid and state = 'open' for update`,
  );
  return rows.length > 0;
}

async function settleOrder(tx: Tx, order: OpenOrder, numbers: readonly number[], family: LotteryFamily): Promise<boolean> {
  if (!(await holdOpen(tx, order))) return false;
  const { customerId, id, lottery, period } = order;
  const { caps } = family;
  const bets = order.bets.map((bet) => {
    const play = family.plays.find((one) => one.id === bet.play);
    // A play that the brand's release has no more can't be judged: the job fails, and an operator reads why.
    if (!play) throw new Error(`${lottery} has no play ${bet.play}.`);
    return { bet, ...winningsOf(play, bet.picked, numbers, { stake: bet.stake, caps }) };
  });
  const asked = bets.reduce((sum, { amount }) => sum + amount, 0);
  const [paid] = await rowsOf<{ won: number }>(
    tx,
    sql`with before as (
        select won from lottery_stakes where customer_id = ${customerId}::uuid and lottery = ${lottery} and period = ${period} for update
      )
      update lottery_stakes s set won = least(${caps.period}::bigint, s.won + ${asked}::bigint) from before
      where s.customer_id = ${customerId}::uuid and s.lottery = ${lottery} and s.period = ${period}
      returning (s.won - before.won)::float8 as won`,
  );
  const won = paid?.won ?? 0;
  await tx.execute(sql`update wallet_transactions set settled_at = clock_timestamp()
    where customer_id = ${customerId}::uuid and provider = 'lottery' and transaction_id = ${`${id}:bet`} and settled_at is null`);
  await applyChange(tx, changeOf(order, { kind: 'win', amount: won, endsRound: true }));
  // Of several bets the first ones are paid first where a cap of the period cuts.
  let left = won;
  const kept = bets.map(({ bet, amount }) => {
    const part = Math.min(amount, left);
    left -= part;
    return { ...bet, won: part };
  });
  const isCapped = won < asked || bets.some((one) => one.isCapped);
  const state = won > 0 ? 'won' : 'lost';
  await tx.execute(
    sql`update lottery_orders set state = ${state}, won = ${won}::bigint, is_capped = ${isCapped}, bets = ${JSON.stringify(kept)}::jsonb,
        ended_at = clock_timestamp()
      where customer_id = ${customerId}::uuid and id = ${id}::uuid`,
  );
  await keepEvent(tx, customerId, 'lotterySettled', async () => ({ orderId: id, lottery, period, state, won }));
  return true;
}

/**
 * Settles orders of a period that is drawn, each in a transaction of its own and once.
 * @returns whose orders were settled, and whether there may be more
 */
export async function settlePeriod(
  db: Db,
  { code, family }: Lottery,
  period: string,
  timeZone: string,
): Promise<{ settled: string[]; isMore: boolean }> {
  const [drawn] = await rowsOf<{ numbers: number[] | null; drawsAt: string }>(
    db,
    sql`select numbers, ${isoOf(sql`draws_at`)} as "drawsAt" from lottery_periods where lottery = ${code} and period = ${period}`,
  );
  if (!drawn?.numbers) return { settled: [], isMore: false };
  const { numbers, drawsAt } = drawn;
  const plays = lotteryFamily(family, lunarYearOf(new Date(drawsAt), timeZone));
  const orders = await rowsOf<OpenOrder>(
    db,
    sql`select ${openColumns} from lottery_orders where lottery = ${code} and period = ${period} and state = 'open'
      order by customer_id, id limit ${batch}`,
  );
  const settled: string[] = [];
  for (const order of orders) if (await db.transaction((tx) => settleOrder(tx, order, numbers, plays))) settled.push(order.customerId);
  return { settled, isMore: orders.length === batch };
}

/** Periods with open orders that are drawn already: a settlement of theirs was lost, or an order came in at the very end. */
export const periodsToSettle = (db: Db): Promise<{ lottery: string; period: string }[]> =>
  rowsOf(
    db,
    sql`select distinct o.lottery, o.period from lottery_orders o join lottery_periods p on p.lottery = o.lottery and p.period = o.period
      where o.state = 'open' and p.numbers is not null limit 100`,
  );

/** §4 "an order with no official result within 24 hours is cancelled and refunded". @returns whose, and whether there may be more */
export async function refundLate(db: Db, hours: number): Promise<{ refunded: string[]; isMore: boolean }> {
  const late = await rowsOf<OpenOrder>(
    db,
    sql`select ${openColumns} from lottery_orders o where state = 'open'
        and coalesce((select p.draws_at from lottery_periods p where p.lottery = o.lottery and p.period = o.period and p.numbers is null),
          o.cancel_until) < clock_timestamp() - make_interval(hours => ${hours})
        and not exists (select from lottery_periods p where p.lottery = o.lottery and p.period = o.period and p.numbers is not null)
      order by customer_id, id limit ${batch}`,
  );
  const refunded: string[] = [];
  for (const order of late)
    await db.transaction(async (tx) => {
      if (!(await holdOpen(tx, order))) return;
      const { orderId, lottery, period } = await endWithout(tx, order, 'refunded');
      await keepEvent(tx, order.customerId, 'lotterySettled', async () => ({ orderId, lottery, period, state: 'refunded', won: 0 }));
      refunded.push(order.customerId);
    });
  return { refunded, isMore: late.length === batch };
}
