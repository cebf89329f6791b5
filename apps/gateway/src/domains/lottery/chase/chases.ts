import { randomUUID } from 'node:crypto';
import type { ChasePeriod, ChasePeriodInput, FieldIssue, LotteryBetInput, LotteryChase, Page } from '@baize/contract';
import { lotteryFamily, withCapsIn } from '@baize/contract/lottery';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { behindEnd, isoOf, pageOfRows } from '../../../db/keyset.ts';
import { lunarYearOf } from '../../../draws/lunarYear.ts';
import { periodsAhead } from '../../../draws/periodsAhead.ts';
import { readHouse } from '../../../ledger/house.ts';
import { post } from '../../../ledger/post.ts';
import type { Lottery } from '../../../providers/draws/DrawSource.ts';
import { AppError, refusedFields } from '../../../wire/AppError.ts';
import { hasLossLimit } from '../../player-protection/limits.ts';
import { readBets } from '../orders.ts';
import type { KeptBet } from '../schema.ts';
import { advanceChase } from './advanceChase.ts';
import { endChase } from './endChase.ts';

/** What a player asks for. */
interface ChaseRequest {
  bets: readonly LotteryBetInput[];
  periods: readonly ChasePeriodInput[];
  stopAfterWon?: number | undefined;
}

/**
 * Starts a chase: holds the stake of all periods, and bets on the first one where it is open.
 * @throws AppError `period_closed`, `validation_failed`, `multiple_rises`, `stake_over_cap`, `insufficient_balance`
 */
export async function startChase(
  tx: Tx,
  customerId: string,
  { bets, periods, stopAfterWon }: ChaseRequest,
  terms: { lottery: Lottery; timeZone: string },
): Promise<LotteryChase> {
  const { lottery, timeZone } = terms;
  const ahead = await periodsAhead(tx, lottery, timeZone);
  const places = new Map(ahead.map(({ period }, place) => [period, place]));
  const found = periods.map(({ period }) => places.get(period));
  // The first one closes first: what is not there any more has closed while the player chose.
  if (found[0] === undefined) throw new AppError('period_closed');
  const issues = found.flatMap((place, at): FieldIssue[] => {
    const field = `periods.${at}.period`;
    if (place === undefined) return [{ field, code: 'field_format_error' }];
    return at > 0 && place <= (found[at - 1] ?? -1) ? [{ field, code: 'duplicate_value' }] : [];
  });
  if (issues.length > 0) throw refusedFields(issues);
  const rises = periods.some(({ multiple }, at) => multiple > (periods[at - 1]?.multiple ?? multiple));
  if (rises && (await hasLossLimit(tx, customerId))) throw new AppError('multiple_rises');
  const { currency } = await readHouse(tx);
  const family = withCapsIn(lotteryFamily(lottery.family, lunarYearOf(ahead[0]?.drawsAt ?? new Date(), timeZone)), currency);
  const kept = readBets(bets, family);
  const stake = kept.reduce((sum, bet) => sum + bet.amount, 0);
  const rows = periods.map(({ multiple }, at) => ({ ...ahead[found[at] ?? 0], place: at, multiple, amount: stake * multiple }));
  const most = family.caps.stake ?? Number.MAX_SAFE_INTEGER;
  if (rows.some(({ amount }) => amount > most)) throw new AppError('stake_over_cap');
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  if (!Number.isSafeInteger(amount)) throw new AppError('insufficient_balance');
  const id = randomUUID();
  await post(tx, {
    ...{ customerId, transactionId: randomUUID(), kind: 'chaseHeld', reference: id },
    legs: [
      { account: 'main', amount: -amount },
      { account: 'chaseEscrow', amount },
    ],
  });
  await tx.execute(sql`insert into lottery_chases (customer_id, id, lottery, bets, amount, stop_after_won, created_at)
    values (${customerId}::uuid, ${id}::uuid, ${lottery.code}, ${JSON.stringify(kept)}::jsonb, ${amount}::bigint, ${stopAfterWon ?? null}::bigint,
      clock_timestamp())`);
  await tx.execute(sql`insert into lottery_chase_periods (customer_id, chase_id, place, period, opens_at, closes_at, multiple, amount)
    select ${customerId}::uuid, ${id}::uuid, p.place, p.period, p."opensAt", p."closesAt", p.multiple, p.amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (place int, period text, "opensAt" timestamptz, "closesAt" timestamptz, multiple int, amount bigint)`);
  await advanceChase(tx, { customerId, chaseId: id }, { lotteries: [lottery], timeZone, isFirst: true });
  return chaseOf(tx, customerId, id);
}

/**
 * Stops a chase by hand: what is held comes back at once.
 * @throws AppError `lottery_chase_not_found`, `chase_ended`
 */
export async function stopChase(tx: Tx, customerId: string, chaseId: string): Promise<LotteryChase> {
  // The wallet first, as each bet and each prize takes it.
  await tx.execute(sql`select from accounts where customer_id = ${customerId}::uuid and kind = 'main' for update`);
  const [chase] = await rowsOf<{ state: string }>(
    tx,
    sql`select state from lottery_chases where customer_id = ${customerId}::uuid and id = ${chaseId}::uuid for update`,
  );
  if (!chase) throw new AppError('lottery_chase_not_found');
  if (chase.state !== 'running') throw new AppError('chase_ended');
  await endChase(tx, { customerId, chaseId }, 'stopped');
  return chaseOf(tx, customerId, chaseId);
}

interface ChaseRow extends Omit<LotteryChase, 'chaseId' | 'at' | 'bets' | 'endedAt' | 'stopAfterWon'> {
  id: string;
  bets: KeptBet[];
  stopAfterWon: number | null;
  createdAt: string;
  endedAt: string | null;
}

const readChases = (db: Db | Tx, customerId: string, which: SQL): Promise<ChaseRow[]> =>
  rowsOf<ChaseRow>(
    db,
    sql`select c.id, c.lottery, c.bets, c.amount::float8 as amount, c.returned::float8 as returned, c.state, c.stop_after_won::float8 as "stopAfterWon",
        ${isoOf(sql`c.created_at`)} as "createdAt", ${isoOf(sql`c.ended_at`)} as "endedAt", p.*, o.won
      from (select * from lottery_chases where customer_id = ${customerId}::uuid and ${which}) c
      cross join lateral (
        select count(*)::int as periods, (count(*) filter (where p.state = 'placed'))::int as placed,
          (count(*) filter (where p.state = 'missed'))::int as missed,
          coalesce(sum(p.amount) filter (where p.state = 'waiting'), 0)::float8 as held,
          (array_agg(p.period order by p.place))[1] as first, (array_agg(p.period order by p.place desc))[1] as last
        from lottery_chase_periods p where p.customer_id = c.customer_id and p.chase_id = c.id
      ) p
      cross join lateral (
        select coalesce(sum(o.won), 0)::float8 as won from lottery_orders o where o.customer_id = c.customer_id and o.chase_id = c.id
      ) o
      order by c.created_at desc, c.id desc`,
  );

const toChase = ({ id, createdAt, endedAt, stopAfterWon, ...row }: ChaseRow): LotteryChase => ({
  ...row,
  chaseId: id,
  at: createdAt,
  ...(stopAfterWon !== null && { stopAfterWon }),
  ...(endedAt !== null && { endedAt }),
});

/** @throws AppError `lottery_chase_not_found` */
async function chaseOf(db: Db | Tx, customerId: string, chaseId: string): Promise<LotteryChase> {
  const [row] = await readChases(db, customerId, sql`id = ${chaseId}::uuid`);
  if (!row) throw new AppError('lottery_chase_not_found');
  return toChase(row);
}

/** A member's chases, the newest first. */
export async function listChases(
  db: Db,
  customerId: string,
  { after, size }: { after?: string | undefined; size: number },
): Promise<Page<LotteryChase>> {
  const rows = await readChases(
    db,
    customerId,
    sql`id in (select id from lottery_chases where customer_id = ${customerId}::uuid and ${behindEnd(after)}
      order by created_at desc, id desc limit ${size + 1})`,
  );
  const { rows: shown, next } = pageOfRows(rows, size);
  return { rows: shown.map(toChase), next };
}

interface PeriodRow extends Pick<ChasePeriod, 'period' | 'multiple' | 'amount' | 'state'> {
  reason: ChasePeriod['reason'] | null;
  orderId: string | null;
  orderState: ChasePeriod['orderState'] | null;
  won: number | null;
}

/**
 * The periods of a chase in their order.
 * @throws AppError `lottery_chase_not_found`
 */
export async function listPeriodsOf(db: Db, customerId: string, chaseId: string): Promise<ChasePeriod[]> {
  const rows = await rowsOf<PeriodRow>(
    db,
    sql`select p.period, p.multiple, p.amount::float8 as amount, p.state, p.reason, p.order_id as "orderId", o.state as "orderState",
        o.won::float8 as won
      from lottery_chase_periods p
      left join lottery_orders o on o.customer_id = p.customer_id and o.id = p.order_id
      where p.customer_id = ${customerId}::uuid and p.chase_id = ${chaseId}::uuid order by p.place`,
  );
  if (rows.length === 0) throw new AppError('lottery_chase_not_found');
  return rows.map(({ reason, orderId, orderState, won, ...row }) => ({
    ...row,
    ...(reason && { reason }),
    ...(orderId && { orderId }),
    ...(orderState && { orderState }),
    ...(won !== null && { won }),
  }));
}
