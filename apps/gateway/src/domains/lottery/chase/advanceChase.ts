import type { ChaseMissReason, LotteryChaseState } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import type { Lottery } from '../../../providers/draws/DrawSource.ts';
import { AppError } from '../../../wire/AppError.ts';
import { placeOrder } from '../orders.ts';
import type { KeptBet } from '../schema.ts';
import { type ChaseKey, endChase, missPeriod, tellChase } from './endChase.ts';

/** Chases that one run moves on at most. */
const batch = 200;

interface RunningChase {
  lottery: string;
  bets: KeptBet[];
  stopAfterWon: number | null;
  state: LotteryChaseState;
  /** Won by its orders, and whether one of them waits for its result. */
  won: number;
  isAwaited: boolean;
}
interface DuePeriod {
  place: number;
  period: string;
  multiple: number;
  isClosed: boolean;
}

/** Places the order of a period, or returns why there is none. */
async function placePeriod(
  tx: Tx,
  { customerId, chaseId }: ChaseKey,
  { bets }: Pick<RunningChase, 'bets'>,
  { place, period, multiple }: DuePeriod,
  terms: { lottery: Lottery; timeZone: string },
): Promise<void> {
  const staked = bets.map(({ play, picked, stake }) => ({ play, picked, stake: stake * multiple }));
  const { orderId } = await placeOrder(tx, customerId, { period, bets: staked }, { ...terms, chaseId });
  await tx.execute(sql`update lottery_chase_periods set state = 'placed', order_id = ${orderId}::uuid
    where customer_id = ${customerId}::uuid and chase_id = ${chaseId}::uuid and place = ${place}`);
}

/** Why a period is missed whose order is refused; undefined where its chase can't be moved on, and an operator is to read why. */
function missReasonOf(error: unknown): ChaseMissReason | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'period_closed') return 'closed';
  if (error.code === 'stake_over_cap') return 'stake_over_cap';
  // The bets were read when the chase began: since then the release has lost a play, or has it otherwise.
  return error.code === 'validation_failed' ? 'play_gone' : undefined;
}

export interface AdvanceTerms {
  lotteries: readonly Lottery[];
  timeZone: string;
  /** It has just been asked for: an order that is refused refuses the chase. Default false. */
  isFirst?: boolean;
}

/**
 * Moves a chase on: ends it where its orders have won enough, places the orders of its open periods, and gives back the stake of those that
 * have closed. A chase that stops on a win bets on a period only when the results of all its orders before are known: a period that closes
 * until then is missed, and its stake returns.
 * @returns whether anything has changed
 * @throws AppError as `placeOrder`, where it is the first time
 */
export async function advanceChase(tx: Tx, chase: ChaseKey, { lotteries, timeZone, isFirst = false }: AdvanceTerms): Promise<boolean> {
  const { customerId, chaseId } = chase;
  // The wallet first, as each bet and each prize takes it.
  await tx.execute(sql`select from accounts where customer_id = ${customerId}::uuid and kind = 'main' for update`);
  await tx.execute(sql`select from lottery_chases where customer_id = ${customerId}::uuid and id = ${chaseId}::uuid for update`);
  const [found] = await rowsOf<RunningChase>(
    tx,
    sql`select lottery, bets, stop_after_won::float8 as "stopAfterWon", state, o.won, o."isAwaited" from lottery_chases c
      cross join lateral (
        select coalesce(sum(won), 0)::float8 as won, coalesce(bool_or(o.state = 'open'), false) as "isAwaited"
        from lottery_orders o where o.customer_id = c.customer_id and o.chase_id = c.id
      ) o where c.customer_id = ${customerId}::uuid and c.id = ${chaseId}::uuid`,
  );
  if (found?.state !== 'running') return false;
  const { stopAfterWon, won } = found;
  if (stopAfterWon !== null && won >= stopAfterWon) {
    await endChase(tx, chase, 'won');
    await tellChase(tx, customerId, { chaseId, lottery: found.lottery, state: 'won' });
    return true;
  }
  const due = await rowsOf<DuePeriod>(
    tx,
    sql`select place, period, multiple, closes_at <= clock_timestamp() as "isClosed" from lottery_chase_periods
      where customer_id = ${customerId}::uuid and chase_id = ${chaseId}::uuid and state = 'waiting' and opens_at <= clock_timestamp() order by place`,
  );
  const lottery = lotteries.find(({ code }) => code === found.lottery);
  let [isAwaited, moved] = [found.isAwaited, 0];
  for (const one of due) {
    const waits = stopAfterWon !== null && isAwaited;
    if (one.isClosed) {
      await missPeriod(tx, chase, one.place, !lottery ? 'lottery_gone' : waits ? 'result_awaited' : 'closed');
      moved += 1;
      continue;
    }
    // Of a lottery that the brand has taken down the stake returns when its period is over.
    if (!lottery || waits) break;
    try {
      await tx.transaction((part) => placePeriod(part, chase, found, one, { lottery, timeZone }));
    } catch (error) {
      const reason = missReasonOf(error);
      if (isFirst || !reason) throw error;
      await missPeriod(tx, chase, one.place, reason);
      moved += 1;
      continue;
    }
    isAwaited = true;
    moved += 1;
  }
  if (moved === 0) return false;
  const [left] = await rowsOf(
    tx,
    sql`select from lottery_chase_periods where customer_id = ${customerId}::uuid and chase_id = ${chaseId}::uuid and state = 'waiting' limit 1`,
  );
  if (!left) await endChase(tx, chase, 'finished');
  await tellChase(tx, customerId, { chaseId, lottery: found.lottery, state: left ? 'running' : 'finished' });
  return true;
}

/**
 * Moves on the chases whose turn has come. One that can't be moved on, such as one whose stake the database refuses to give back, holds nobody
 * back.
 * @returns whose, whether there may be more, and why some stay as they are
 */
export async function advanceChases(db: Db, terms: AdvanceTerms): Promise<{ moved: string[]; isMore: boolean; failure?: Error }> {
  const due = await rowsOf<ChaseKey>(
    db,
    sql`select p.customer_id as "customerId", p.chase_id as "chaseId" from lottery_chase_periods p
      join lottery_chases c on c.customer_id = p.customer_id and c.id = p.chase_id
      where p.state = 'waiting' and p.opens_at <= clock_timestamp()
        and (p.closes_at <= clock_timestamp() or c.stop_after_won is null
          or not exists (select from lottery_orders o where o.customer_id = c.customer_id and o.chase_id = c.id and o.state = 'open'))
      group by p.customer_id, p.chase_id order by min(p.closes_at), p.chase_id limit ${batch}`,
  );
  const moved: string[] = [];
  const failures: unknown[] = [];
  for (const chase of due) {
    try {
      if (await db.transaction((tx) => advanceChase(tx, chase, terms))) moved.push(chase.customerId);
    } catch (error) {
      failures.push(error);
    }
  }
  const isMore = moved.length > 0 && due.length === batch;
  const [first] = failures;
  if (first === undefined) return { moved, isMore };
  return { moved, isMore, failure: new Error(`Chases stay as they are: ${failures.length} failures.`, { cause: first }) };
}
