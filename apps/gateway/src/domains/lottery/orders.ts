import { randomUUID } from 'node:crypto';
import type { LotteryBetInput, LotteryOrder, Page } from '@baize/contract';
import { checkPick, type LotteryFamily, lotteryFamily, type PickFault } from '@baize/contract/lottery';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { isOverdraft } from '../../db/errors.ts';
import { behindEnd, isoOf, pageOfRows } from '../../db/keyset.ts';
import { lotteryGame } from '../../draws/lotteryGames.ts';
import { lunarYearOf } from '../../draws/lunarYear.ts';
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
    const fault = checkPick(play, bet.picked);
    if (fault) return { issue: { field: `bets.${place}.picked`, code: faultCodes[fault] } };
    const lines = play.countLines(bet.picked);
    const amount = lines * bet.stake;
    if (!Number.isSafeInteger(amount)) return { issue: { field: `bets.${place}.stake`, code: 'field_format_error' as const } };
    return { bet: { ...bet, lines, amount } };
  });
  const issues = read.flatMap(({ issue }) => issue ?? []);
  if (issues.length > 0) throw refusedFields(issues);
  return read.flatMap(({ bet }) => bet ?? []);
}

interface OpenPeriod {
  cancelUntil: string;
  drawsAt: string;
  isOpen: boolean;
}

/** Adds to what the member has staked on a period. @throws AppError `stake_over_cap` */
async function addStake(
  tx: Tx,
  customerId: string,
  { lottery, period }: { lottery: string; period: string },
  amount: number,
  most: number,
) {
  const [row] = await rowsOf<{ staked: number }>(
    tx,
    sql`insert into lottery_stakes as s (customer_id, lottery, period, staked) values (${customerId}::uuid, ${lottery}, ${period}, ${amount}::bigint)
      on conflict (customer_id, lottery, period) do update set staked = s.staked + excluded.staked returning staked::float8 as staked`,
  );
  if ((row?.staked ?? 0) > most) throw new AppError('stake_over_cap');
}

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
  const [found] = await rowsOf<OpenPeriod>(
    tx,
    sql`select ${isoOf(sql`cancel_until`)} as "cancelUntil", ${isoOf(sql`draws_at`)} as "drawsAt",
        opens_at <= clock_timestamp() and closes_at > clock_timestamp() as "isOpen"
      from lottery_periods where lottery = ${lottery.code} and period = ${period}`,
  );
  if (!found?.isOpen) throw new AppError('period_closed');
  const family = lotteryFamily(lottery.family, lunarYearOf(new Date(found.drawsAt), timeZone));
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
  await addStake(tx, customerId, { lottery: lottery.code, period }, amount, family.caps.stake ?? Number.MAX_SAFE_INTEGER);
  // The wallet was held above: what waited there until after the close is refused here.
  const [placed] = await rowsOf<OrderRow>(
    tx,
    sql`insert into lottery_orders (customer_id, id, chase_id, lottery, period, bets, amount, cancel_until, created_at)
      select ${customerId}::uuid, ${id}::uuid, ${chaseId ?? null}::uuid, ${lottery.code}, ${period}, ${JSON.stringify(kept)}::jsonb, ${amount}::bigint, p.cancel_until,
        clock_timestamp()
      from lottery_periods p where p.lottery = ${lottery.code} and p.period = ${period} and p.closes_at > clock_timestamp()
      returning ${orderColumns}, null as numbers`,
  );
  if (!placed) throw new AppError('period_closed');
  return toOrder(placed);
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
  await tx.execute(sql`update wallet_transactions set rolled_back_at = clock_timestamp()
    where customer_id = ${customerId}::uuid and provider = ${lotteryProvider} and transaction_id = ${`${id}:bet`}`);
  await applyChange(tx, changeOf(order, { kind: 'rollback', amount }));
  const [ended] = await rowsOf<OrderRow>(
    tx,
    sql`with ended as (
        update lottery_orders set state = ${state}, ended_at = clock_timestamp() where customer_id = ${customerId}::uuid and id = ${id}::uuid
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
