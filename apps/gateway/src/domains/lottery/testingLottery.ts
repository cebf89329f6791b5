import type { LotteryBetInput } from '@baize/contract';
import { type LotteryFamily, lotteryFamily, type Picked, type Play, winningsOf } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { keepEvent } from '../../live/outbox.ts';
import { applyChange } from '../wallet/apply.ts';
import { changeOf } from './orders.ts';
import type { KeptBet } from './schema.ts';

/** A whole number from 0 and below another one. */
export type Random = (below: number) => number;

/** Numbers that follow from a seed: each run has the same. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function sampleOf(from: readonly number[], count: number, random: Random): number[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0] ?? 0);
}
const numbersBetween = (lowest: number, highest: number): number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, place) => lowest + place);

function randomPick({ board }: Play, random: Random): Picked {
  if (board.kind === 'options') return [sampleOf([...board.options.keys()], 1 + random(board.options.length), random)];
  const numbers = numbersBetween(board.lowest, board.highest);
  if (board.kind === 'typed') return [sampleOf(numbers, board.length, random)];
  return board.rows.map(({ least, most }) => sampleOf(numbers, Math.min(most, least + random(3), numbers.length), random));
}

/** One to five bets on any plays of a family, half of them on sides and the like, which win often enough to meet the caps. */
export function randomBets({ plays }: LotteryFamily, random: Random): LotteryBetInput[] {
  const sides = plays.filter(({ board }) => board.kind === 'options');
  const bets: LotteryBetInput[] = [];
  for (let count = 1 + random(5); count > 0; ) {
    const from = random(2) === 0 && sides.length > 0 ? sides : plays;
    const play = from[random(from.length)];
    const picked = play && randomPick(play, random);
    // A pick may come to no line, such as one of two rows that have the same number.
    if (!play || !picked || play.countLines(picked) === 0) continue;
    bets.push({ play: play.id, picked: picked.map((row) => [...row]), stake: from === sides ? 1 + random(20_000) : 1 + random(50) });
    count -= 1;
  }
  return bets;
}

/** Numbers that a family may draw. */
export function randomNumbers({ draw }: LotteryFamily, random: Random): number[] {
  if (draw.kind === 'lots') return draw.lots.flatMap(({ count, digits }) => Array.from({ length: count }, () => random(10 ** digits)));
  const numbers = numbersBetween(draw.lowest, draw.highest);
  return draw.repeats
    ? Array.from({ length: draw.count }, () => numbers[random(numbers.length)] ?? 0)
    : sampleOf(numbers, draw.count, random);
}

/** Twelve bets on five digits, each of a line of its own: at odds of 1.98 they all win when five nines fall. */
export const twelveWinners = (stake: number): LotteryBetInput[] =>
  ['sides.sum', 'sides.1', 'sides.2', 'sides.3', 'sides.4', 'sides.5'].flatMap((play) =>
    [0, 2].map((option) => ({ play, picked: [[option]], stake })),
  );

/** Puts a period that takes bets for an hour. */
export async function insertOpenPeriod(db: Db | Tx, lottery: string, period: string): Promise<void> {
  await db.execute(sql`insert into lottery_periods (lottery, period, opens_at, cancel_until, closes_at, draws_at, seed, commitment)
    values (${lottery}, ${period}, now() - interval '1 minute', now() + interval '1 hour', now() + interval '1 hour', now() + interval '2 hours',
      ${'ab'.repeat(32)}, ${'cd'.repeat(32)})`);
}

/** Closes a period with these numbers. */
export async function drawPeriodAs(db: Db | Tx, lottery: string, period: string, numbers: readonly number[]): Promise<void> {
  await db.execute(sql`update lottery_periods set opens_at = now() - interval '3 minutes', cancel_until = now() - interval '2 minutes',
      closes_at = now() - interval '1 minute', draws_at = now(), numbers = ${JSON.stringify(numbers)}::jsonb, drawn_at = now()
    where lottery = ${lottery} and period = ${period}`);
}

interface OpenOrder {
  customerId: string;
  id: string;
  bets: KeptBet[];
}

async function settleOrder(tx: Tx, order: OpenOrder, drawn: { lottery: string; period: string; numbers: number[] }, family: LotteryFamily) {
  const { customerId, id } = order;
  const { lottery, period, numbers } = drawn;
  const [known] = await rowsOf<{ lineWins: Record<string, number> }>(
    tx,
    sql`select line_wins as "lineWins" from lottery_stakes
      where customer_id = ${customerId}::uuid and lottery = ${lottery} and period = ${period} for update`,
  );
  const lineWins = new Map(Object.entries(known?.lineWins ?? {}));
  const bets = order.bets.map((bet) => {
    const play = family.plays.find((one) => one.id === bet.play);
    if (!play) throw new Error(`${lottery} has no play ${bet.play}.`);
    return { bet, ...winningsOf(play, bet.picked, numbers, { stake: bet.stake, caps: family.caps, lineWins }) };
  });
  const asked = bets.reduce((sum, { amount }) => sum + amount, 0);
  const [paid] = await rowsOf<{ won: number }>(
    tx,
    sql`with before as (
        select won from lottery_stakes where customer_id = ${customerId}::uuid and lottery = ${lottery} and period = ${period} for update
      )
      update lottery_stakes s set won = least(${family.caps.period}::bigint, s.won + ${asked}::bigint),
        line_wins = case when s.won + ${asked}::bigint < ${family.caps.period}::bigint then ${JSON.stringify(Object.fromEntries(lineWins))}::jsonb
          else '{}' end
      from before
      where s.customer_id = ${customerId}::uuid and s.lottery = ${lottery} and s.period = ${period}
      returning (s.won - before.won)::float8 as won`,
  );
  const won = paid?.won ?? 0;
  await tx.execute(sql`update wallet_transactions set settled_at = clock_timestamp()
    where customer_id = ${customerId}::uuid and provider = 'lottery' and transaction_id = ${`${id}:bet`} and settled_at is null`);
  await applyChange(tx, changeOf({ customerId, id, lottery }, { kind: 'win', amount: won, endsRound: true }));
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
}

/**
 * Settles the open orders of a drawn period one after the other, each by statements of its own: what settling them many at a time has to come
 * to. Nobody else may move anything meanwhile.
 */
export async function settleOneByOne(
  tx: Tx,
  lottery: { code: string; family: Parameters<typeof lotteryFamily>[0] },
  period: string,
  lunarYear: number,
) {
  const [drawn] = await rowsOf<{ lottery: string; period: string; numbers: number[] }>(
    tx,
    sql`select lottery, period, numbers from lottery_periods where lottery = ${lottery.code} and period = ${period}`,
  );
  if (!drawn) throw new Error('There is no such period.');
  const family = lotteryFamily(lottery.family, lunarYear);
  const orders = await rowsOf<OpenOrder>(
    tx,
    sql`select customer_id as "customerId", id, bets from lottery_orders where lottery = ${lottery.code} and period = ${period}
      and state = 'open' order by customer_id, created_at, id`,
  );
  for (const order of orders) await settleOrder(tx, order, drawn, family);
}

/** All that settling writes, but for moments and for ids that are made anew, each table in an order that nothing of it changes. */
export const settledTables = {
  orders: sql`select customer_id, id, state, won, is_capped, bets, ended_at is not null as is_over from lottery_orders order by 1, 2`,
  stakes: sql`select customer_id, lottery, period, staked, won, line_wins from lottery_stakes order by 1, 2, 3`,
  transactions: sql`select customer_id, provider, transaction_id, kind, request_hash, round_id, game_id, amount, currency, balance_after, ends_round,
    settled_at is not null as is_settled, rolled_back_at is not null as is_back from wallet_transactions order by 1, 2, 3`,
  rounds: sql`select customer_id, provider, game_id, round_id, vendor_type, currency, bet_total, win_total, ended_at is not null as is_over
    from game_rounds order by 1, 2, 3, 4`,
  accounts: sql`select customer_id, kind, currency, balance, entry_seq, credits, credited from accounts where kind in ('main', 'games') order by 1, 2, 3`,
  entries: sql`select e.customer_id, e.kind, e.currency, e.seq, e.amount, e.balance_after, e.credits_after, e.credited_after, t.kind as posted, t.reference
    from ledger_entries e join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
    where e.kind in ('main', 'games') order by 1, 2, 3, 4`,
  // Of a part a customer is told his balance once.
  events: sql`select customer_id, data, row_number() over (partition by customer_id order by seq) as place from live_outbox
    where name = 'lotterySettled' order by 1, 3`,
  lastBalance: sql`select distinct on (customer_id) customer_id, data from live_outbox where name = 'balance' order by 1, seq desc`,
};
