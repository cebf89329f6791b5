import { randomUUID } from 'node:crypto';
import type { Currency, LotteryBetInput, LotteryOrder, Page } from '@baize/contract';
import { checkPick, type LotteryFamily, lotteryFamily, type PickFault, withCapsIn } from '@baize/contract/lottery';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { isOverdraft } from '../../db/errors.ts';
import { behindEnd, isoOf, pageOfRows } from '../../db/keyset.ts';
import { prepared } from '../../db/prepared.ts';
import { lotteryGame } from '../../draws/lotteryGames.ts';
import { lunarYearOf } from '../../draws/lunarYear.ts';
import { houseCurrency } from '../../ledger/house.ts';
import type { Lottery } from '../../providers/draws/DrawSource.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import { applyChange, type WalletChange } from '../wallet/apply.ts';
import type { KeptBet } from './schema.ts';

/** Provider of the rounds that bets on lotteries are. */
export const lotteryProvider = 'lottery';

/** The round of an order, and one change of it. */
export function changeOf(
  { customerId, id, lottery }: { customerId: string; id: string; lottery: string },
  {
    kind,
    amount,
    wallet = 'main',
    endsRound = false,
  }: Pick<WalletChange, 'kind' | 'amount'> & { wallet?: WalletChange['wallet']; endsRound?: boolean },
): WalletChange {
  return {
    ...{ kind, customerId, provider: lotteryProvider, wallet, gameId: lotteryGame(lottery), vendorType: 'LOTT' },
    ...{ transactionId: `${id}:${kind}`, requestHash: id, roundId: id, amount, endsRound },
    ...(kind === 'rollback' && { takesBack: 'bet' }),
  };
}

const faultCodes = {
  incomplete: 'field_required',
  out_of_range: 'field_format_error',
  repeated: 'duplicate_value',
  too_many: 'field_length_error',
} as const satisfies Record<PickFault, string>;

/** Reads bets by the plays of their family. @throws AppError `validation_failed` with each bet that is refused */
export function readBets(bets: readonly LotteryBetInput[], family: LotteryFamily): KeptBet[] {
  const read = bets.map((bet, place) => {
    const play = family.plays.find(({ id }) => id === bet.play);
    if (!play) return { issue: { field: `bets.${place}.play`, code: 'field_format_error' as const } };
    const wrong = checkPick(play, bet.picked);
    if (wrong)
      return {
        issue: {
          field: ['bets', place, 'picked', ...(wrong.row === undefined ? [] : [wrong.row])].join('.'),
          code: faultCodes[wrong.fault],
        },
      };
    const lines = play.countLines(bet.picked);
    const amount = lines * bet.stake;
    if (!Number.isSafeInteger(amount)) return { issue: { field: `bets.${place}.stake`, code: 'field_format_error' as const } };
    return { bet: { ...bet, lines, amount } };
  });
  const issues = read.flatMap(({ issue }) => issue ?? []);
  if (issues.length > 0) throw refusedFields(issues);
  return read.flatMap(({ bet }) => bet ?? []);
}

const openPeriod = prepared<{ drawsAt: string; isOpen: boolean; currency: Currency }, { lottery: string; period: string }>(
  sql`select ${isoOf(sql`draws_at`)} as "drawsAt", opens_at <= clock_timestamp() and closes_at > clock_timestamp() as "isOpen", ${houseCurrency} as currency
    from lottery_periods where lottery = ${sql.placeholder('lottery')} and period = ${sql.placeholder('period')}`,
);

/** What an order is placed on, and what pays for it. */
export interface OrderTerms {
  lottery: Lottery;
  timeZone: string;
  /** The chase whose escrow pays for it; undefined where the main wallet does. */
  chaseId?: string;
}

/**
 * Places an order: all of its bets or none.
 * @throws AppError `lottery_not_found`, `period_closed`, `validation_failed`, `stake_over_cap`, `insufficient_balance`
 */
export async function placeOrder(
  tx: Tx,
  customerId: string,
  { period, bets }: { period: string; bets: readonly LotteryBetInput[] },
  { lottery, timeZone, chaseId }: OrderTerms,
): Promise<LotteryOrder> {
  const [found] = await openPeriod(tx, { lottery: lottery.code, period });
  if (!found?.isOpen) throw new AppError('period_closed');
  const family = withCapsIn(lotteryFamily(lottery.family, lunarYearOf(new Date(found.drawsAt), timeZone)), found.currency);
  const kept = readBets(bets, family);
  const amount = kept.reduce((sum, bet) => sum + bet.amount, 0);
  if (!Number.isSafeInteger(amount)) throw new AppError('insufficient_balance');
  const id = randomUUID();
  try {
    const wallet = chaseId === undefined ? 'main' : 'chaseEscrow';
    await applyChange(tx, changeOf({ customerId, id, lottery: lottery.code }, { kind: 'bet', amount, wallet }));
  } catch (error) {
    if (isOverdraft(error)) throw new AppError('insufficient_balance');
    throw error;
  }
  const [placed] = await insertOrder(tx, {
    ...{ customerId, id, chaseId: chaseId ?? null, lottery: lottery.code, period, bets: JSON.stringify(kept), amount },
  });
  if ((placed?.staked ?? 0) > (family.caps.stake ?? Number.MAX_SAFE_INTEGER)) throw new AppError('stake_over_cap');
  // The wallet was held above: what waited there until after the close is refused here.
  if (!placed?.id) throw new AppError('period_closed');
  const { staked, ...order } = placed;
  return toOrder({ ...order, id: placed.id, numbers: null });
}

/**
 * Takes an order back: its stake returns, and its round is as if it had not been.
 * @throws AppError `lottery_order_not_found`, `cancel_too_late`
 */
export async function cancelOrder(tx: Tx, customerId: string, orderId: string): Promise<LotteryOrder> {
  // The wallet first, as each bet and each prize takes it.
  await tx.execute(sql`select from accounts where customer_id = ${customerId}::uuid and kind = 'main' for update`);
  const [order] = await rowsOf<{ lottery: string; amount: number; state: string; isInTime: boolean }>(
    tx,
    sql`select lottery, amount::float8 as amount, state, cancel_until > clock_timestamp() as "isInTime" from lottery_orders
      where customer_id = ${customerId}::uuid and id = ${orderId}::uuid for update`,
  );
  if (!order) throw new AppError('lottery_order_not_found');
  if (order.state !== 'open' || !order.isInTime) throw new AppError('cancel_too_late');
  return endWithout(tx, { customerId, id: orderId, lottery: order.lottery, amount: order.amount }, 'cancelled');
}

/** Ends an order without a result: the stake goes back, and what it counted for is taken back with it. The caller holds wallet and order. */
export async function endWithout(
  tx: Tx,
  order: { customerId: string; id: string; lottery: string; amount: number },
  state: 'cancelled' | 'refunded',
): Promise<LotteryOrder> {
  const { customerId, id, amount } = order;
  await tx.execute(sql`update wallet_transactions set rolled_back_at = statement_timestamp()
    where customer_id = ${customerId}::uuid and provider = ${lotteryProvider} and transaction_id = ${`${id}:bet`}`);
  await applyChange(tx, changeOf(order, { kind: 'rollback', amount }));
  const [ended] = await rowsOf<OrderRow>(
    tx,
    sql`with ended as (
        update lottery_orders set state = ${state}, ended_at = statement_timestamp() where customer_id = ${customerId}::uuid and id = ${id}::uuid
        returning *
      ), less as (
        update lottery_stakes s set staked = s.staked - ended.amount from ended
        where s.customer_id = ended.customer_id and s.lottery = ended.lottery and s.period = ended.period
      )
      select ${orderColumns}, null as numbers from ended`,
  );
  if (!ended) throw new AppError('lottery_order_not_found');
  return toOrder(ended);
}

interface OrderRow {
  id: string;
  lottery: string;
  period: string;
  bets: KeptBet[];
  amount: number;
  state: LotteryOrder['state'];
  won: number | null;
  isCapped: boolean;
  chaseId: string | null;
  cancelUntil: string;
  createdAt: string;
  numbers: number[] | null;
}
const orderColumns: SQL = sql`id, lottery, period, bets, amount::float8 as amount, state, won::float8 as won, is_capped as "isCapped", chase_id as "chaseId",
  ${isoOf(sql`cancel_until`)} as "cancelUntil", ${isoOf(sql`created_at`)} as "createdAt"`;

/** Adds to what the member has staked on a period, and puts the order; no columns of one where the period is closed by now. */
const insertOrder = prepared<
  Omit<OrderRow, 'id' | 'numbers'> & { id: string | null; staked: number },
  { customerId: string; id: string; chaseId: string | null; lottery: string; period: string; bets: string; amount: number }
>(sql`with asked as (
    select ${sql.placeholder('customerId')}::uuid as customer_id, ${sql.placeholder('id')}::uuid as id, ${sql.placeholder('chaseId')}::uuid as chase_id,
      ${sql.placeholder('lottery')}::text as lottery, ${sql.placeholder('period')}::text as period, ${sql.placeholder('bets')}::jsonb as bets,
      ${sql.placeholder('amount')}::bigint as amount
  ), stake as (
    insert into lottery_stakes as s (customer_id, lottery, period, staked) select customer_id, lottery, period, amount from asked
    on conflict (customer_id, lottery, period) do update set staked = s.staked + excluded.staked returning staked
  ), placed as (
    insert into lottery_orders (customer_id, id, chase_id, lottery, period, bets, amount, cancel_until, created_at)
    select a.*, p.cancel_until, clock_timestamp()
    from asked a join lottery_periods p on p.lottery = a.lottery and p.period = a.period and p.closes_at > clock_timestamp()
    returning ${orderColumns}
  )
  select placed.*, stake.staked::float8 as staked from stake left join placed on true`);

const toOrder = ({ id, createdAt, won, numbers, chaseId, ...row }: OrderRow): LotteryOrder => ({
  ...row,
  orderId: id,
  at: createdAt,
  ...(won !== null && { won }),
  ...(chaseId !== null && { chaseId }),
  ...(numbers && { numbers }),
});

/** A member's orders, the newest first. */
export async function listOrders(
  db: Db,
  customerId: string,
  {
    lottery,
    isOpen,
    after,
    size,
  }: { lottery?: string | undefined; isOpen?: boolean | undefined; after?: string | undefined; size: number },
): Promise<Page<LotteryOrder>> {
  const ofLottery = lottery === undefined ? sql`true` : sql`lottery = ${lottery}`;
  const ofState = isOpen === undefined ? sql`true` : isOpen ? sql`state = 'open'` : sql`state <> 'open'`;
  const rows = await rowsOf<OrderRow>(
    db,
    sql`select ${orderColumns}, (select p.numbers from lottery_periods p where p.lottery = o.lottery and p.period = o.period) as numbers
      from lottery_orders o where customer_id = ${customerId}::uuid and ${ofLottery} and ${ofState} and ${behindEnd(after)}
      order by created_at desc, id desc limit ${size + 1}`,
  );
  const { rows: shown, next } = pageOfRows(rows, size);
  return { rows: shown.map(toOrder), next };
}
