import { type LineWins, type LotteryFamily, type Play, winningsOf } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';
import { isoOf, type PageEnd } from '../../db/keyset.ts';
import { keepEvents } from '../../live/keepEvents.ts';
import { endRounds } from '../wallet/endRounds.ts';
import { holdFreeWallets } from '../wallet/holdFreeWallets.ts';
import { changeOf, lotteryProvider } from './orders.ts';
import type { KeptBet } from './schema.ts';

/** A period with its numbers, and the plays that its bets are judged by. */
export interface DrawnPeriod {
  lottery: string;
  period: string;
  numbers: readonly number[];
  family: LotteryFamily;
}

/** Orders that one transaction settles. */
export interface OrderPart {
  customerIds: readonly string[];
  /** Orders at most; the first ones of each customer. */
  most: number;
  /** Of one customer: passes over his orders up to this one. */
  behind?: PageEnd | undefined;
  /** Of one customer: waits for his wallet where another transaction has it. Default: passes him over. */
  isPatient?: boolean;
}

/** What became of them. */
export interface SettledPart {
  /** Whose orders were settled: as often as there were. */
  settled: string[];
  /** Whose wallets another transaction had. */
  busy: string[];
  /** Why orders could not be judged: they stay open. */
  failures: unknown[];
  /** The last order that was looked at. */
  last: PageEnd | undefined;
}

interface OpenOrder {
  customerId: string;
  id: string;
  bets: KeptBet[];
  createdAt: string;
}

/** What a customer has won of the period: by orders that were settled before, and by those of the part so far. */
interface CustomerWins {
  won: number;
  lineWins: LineWins;
}

/** An order with what its lines have won, before the cap of the period. */
interface JudgedOrder extends OpenOrder {
  won: readonly number[];
  isCapped: boolean;
}

/** The period's open orders that are asked for, of customers whose wallets are held: of each customer in the order in which he placed them. */
const readOpen = (tx: Tx, { lottery, period }: DrawnPeriod, { most, behind }: OrderPart, customerIds: readonly string[]) =>
  rowsOf<OpenOrder>(
    tx,
    sql`select o.customer_id as "customerId", o.id, o.bets, ${isoOf(sql`o.created_at`)} as "createdAt"
      from lottery_orders o
      where o.lottery = ${lottery} and o.period = ${period} and o.state = 'open' and o.customer_id = any(${`{${customerIds.join(',')}}`}::uuid[])
        and ${behind ? sql`(o.created_at, o.id) > (${behind.time}::timestamptz, ${behind.id}::uuid)` : sql`true`}
      order by o.customer_id, o.created_at, o.id limit ${most}`,
  );

/** What customers have won of the period by orders before, whose wallets are held. */
async function readWins(tx: Tx, { lottery, period }: DrawnPeriod, customerIds: readonly string[]): Promise<Map<string, CustomerWins>> {
  const rows = await rowsOf<{ customerId: string; won: number; lineWins: Record<string, number> }>(
    tx,
    sql`select customer_id as "customerId", won::float8 as won, line_wins as "lineWins" from lottery_stakes
      where lottery = ${lottery} and period = ${period} and customer_id = any(${`{${customerIds.join(',')}}`}::uuid[])`,
  );
  return new Map(rows.map(({ customerId, won, lineWins }) => [customerId, { won, lineWins: new Map(Object.entries(lineWins)) }]));
}

/**
 * @param lineWins have what its lines win added
 * @throws where a play is none of the family's: its release has it no more
 */
function judge(order: OpenOrder, { lottery, numbers, family: { plays, caps } }: DrawnPeriod, lineWins: LineWins): JudgedOrder {
  // All plays first: an order that stays open uses up nothing of a cap.
  const bets = order.bets.map(({ play: id, ...bet }): { play: Play; bet: typeof bet } => {
    const play = plays.find((one) => one.id === id);
    if (!play) throw new Error(`${lottery} has no play ${id}.`);
    return { play, bet };
  });
  const winnings = bets.map(({ play, bet: { picked, stake } }) => winningsOf(play, picked, numbers, { stake, caps, lineWins }));
  return { ...order, won: winnings.map(({ amount }) => amount), isCapped: winnings.some(({ isCapped }) => isCapped) };
}

/** What each order is paid: the first ones first where the cap of an account cuts, and of an order the first bets. */
function payOut(orders: readonly JudgedOrder[], { family: { caps } }: DrawnPeriod, winsOf: (customerId: string) => CustomerWins) {
  return orders.map(({ customerId, id, bets, won, isCapped }) => {
    const wins = winsOf(customerId);
    const asked = won.reduce((sum, amount) => sum + amount, 0);
    const amount = Math.min(asked, Math.max(0, caps.period - wins.won));
    wins.won += amount;
    let left = amount;
    const kept: KeptBet[] = bets.map((bet, place) => {
      const part = Math.min(won[place] ?? 0, left);
      left -= part;
      return { ...bet, won: part };
    });
    const state = amount > 0 ? ('won' as const) : ('lost' as const);
    return { customerId, id, bets: kept, won: amount, isCapped: isCapped || amount < asked, state };
  });
}
type PaidOrder = ReturnType<typeof payOut>[number];

/** Keeps what customers have won by now, for the caps of their next orders: an account that has the cap of the period wins nothing more by any line. */
async function keepWins(
  tx: Tx,
  { lottery, period, family: { caps } }: DrawnPeriod,
  orders: readonly PaidOrder[],
  winsOf: (customerId: string) => CustomerWins,
): Promise<void> {
  const winners = new Set(orders.flatMap(({ customerId, won }) => (won > 0 ? [customerId] : [])));
  const rows = [...winners].map((customerId) => {
    const { won, lineWins } = winsOf(customerId);
    return { customerId, won, lineWins: won < caps.period ? Object.fromEntries(lineWins) : {} };
  });
  await tx.execute(sql`update lottery_stakes s set won = w.won, line_wins = w."lineWins"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w ("customerId" uuid, won bigint, "lineWins" jsonb)
    where s.customer_id = w."customerId" and s.lottery = ${lottery} and s.period = ${period}`);
}

/** @throws where one of them is not open any more: then nothing of the part may stand */
async function endOrders(tx: Tx, orders: readonly PaidOrder[]): Promise<void> {
  const ended = await rowsOf(
    tx,
    sql`update lottery_orders o set state = e.state, won = e.won, is_capped = e."isCapped", bets = e.bets, ended_at = statement_timestamp()
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
        as e ("customerId" uuid, id uuid, bets jsonb, won bigint, "isCapped" boolean, state text)
      where o.customer_id = e."customerId" and o.id = e.id and o.state = 'open' returning 1`,
  );
  if (ended.length < orders.length) throw new Error('An order was ended by a transaction that did not hold its wallet.');
}

async function keepPaid(
  tx: Tx,
  { lottery, period }: DrawnPeriod,
  held: ReadonlyMap<string, number>,
  paid: readonly PaidOrder[],
): Promise<void> {
  await endOrders(tx, paid);
  const ends = paid.map(({ customerId, id, won }) => changeOf({ customerId, id, lottery }, { kind: 'win', amount: won, endsRound: true }));
  await endRounds(tx, lotteryProvider, held, ends);
  await keepEvents(
    tx,
    paid.map(({ customerId, id, state, won }) => ({
      customerId,
      name: 'lotterySettled' as const,
      data: { orderId: id, lottery, period, state, won },
    })),
    { customerIds: new Set(paid.filter(({ won }) => won > 0).map(({ customerId }) => customerId)) },
  );
}

/**
 * Settles open orders of a period, all in this transaction and each once: the wallets are held first, so that an order that is open then stays
 * so until it is ended here. What is kept is what settling them one after the other keeps.
 */
export async function settleOrders(tx: Tx, drawn: DrawnPeriod, part: OrderPart): Promise<SettledPart> {
  const held = await holdFreeWallets(tx, part.customerIds, part.isPatient);
  const busy = part.customerIds.filter((customerId) => !held.has(customerId));
  const orders = held.size > 0 ? await readOpen(tx, drawn, part, [...held.keys()]) : [];
  const wins = orders.length > 0 ? await readWins(tx, drawn, [...held.keys()]) : new Map<string, CustomerWins>();
  const winsOf = (customerId: string): CustomerWins => {
    const found = wins.get(customerId) ?? { won: 0, lineWins: new Map() };
    wins.set(customerId, found);
    return found;
  };
  const failures: unknown[] = [];
  const judged = orders.flatMap((order) => {
    try {
      return [judge(order, drawn, winsOf(order.customerId).lineWins)];
    } catch (error) {
      failures.push(error);
      return [];
    }
  });
  const paid = payOut(judged, drawn, winsOf);
  if (paid.length > 0) {
    await keepPaid(tx, drawn, held, paid);
    await keepWins(tx, drawn, paid, winsOf);
  }
  const last = orders.at(-1);
  return {
    settled: paid.map(({ customerId }) => customerId),
    busy,
    failures,
    last: last && { time: last.createdAt, id: last.id },
  };
}
