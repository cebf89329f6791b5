import { randomUUID } from 'node:crypto';
import { type ProtectionKind, type ProtectionPeriod, protectionKinds, protectionPeriods } from '@baize/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { someOrAll } from '../../testingRuns.ts';
import { holdGuard } from './guards.ts';
import { protectionStopOf } from './protectionStopOf.ts';

let gateway: TestGateway;
// One for each zone: the database keeps the plans of statements that it has run in another.
beforeEach(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterEach(() => gateway.close());
const db = () => gateway.services.database.db;

const minute = 60_000;
const quarter = 15 * minute;
const day = 86_400_000;
const quarterOf = (at: number): number => Math.floor(at / quarter) * quarter;

/** One thing that happens, so many minutes after the one before. */
interface Step {
  does: 'bet' | 'win' | 'rollback' | 'order' | 'giveUp' | 'deposit' | 'lateDeposit' | 'failDeposit';
  amount: number;
  minutes: number;
  /** Which of those before a rollback, or a failure, is about. */
  of: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('bet', 'bet', 'bet', 'win', 'rollback', 'order', 'giveUp', 'deposit', 'deposit', 'lateDeposit', 'failDeposit'),
  amount: fc.integer({ min: 1, max: 60 }),
  minutes: fc.constantFrom(0, 1, 14, 15, 240, 719, 1_440, 1_455, 5_000, 10_080),
  of: fc.nat(20),
});
const limitsOf = fc.dictionary(
  fc.constantFrom(...protectionKinds.flatMap((kind) => protectionPeriods.map((period) => `${kind} ${period}`))),
  fc.integer({ min: 20, max: 150 }),
  { minKeys: 1, maxKeys: 5 },
);

interface Moved {
  at: number;
  /** What counts for each kind of limit. */
  deposit: number;
  wager: number;
  loss: number;
}

/** What a limit counts, from everything that has happened: nothing is summed before. */
function naiveUse(
  moves: readonly Moved[],
  kind: ProtectionKind,
  period: ProtectionPeriod,
  now: number,
  monthBegins: (at: number) => number,
) {
  const span = period === 'day' ? day : 7 * day;
  const begins = period === 'month' ? monthBegins(now) : kind === 'deposit' ? now - span : quarterOf(now - span);
  const isCounted = ({ at }: Moved): boolean => (kind === 'deposit' && period !== 'month' ? at > begins : at >= begins);
  return moves.filter(isCounted).reduce((sum, move) => sum + move[kind], 0);
}

/** A zone's own clock, as the platform knows it. */
function monthBeginsIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const wallOf = (at: number): number => Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
  return (now: number): number => {
    const wall = new Date(wallOf(now));
    const first = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), 1);
    // Two steps settle it on both sides of a change of the clock.
    let at = first - (wallOf(first) - first);
    at = first - (wallOf(at) - at);
    return at;
  };
}

async function newCustomer(): Promise<string> {
  const { token } = await registerPlayer(gateway.url);
  return (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value.id;
}

/** Runs steps against the database with the clock of the rows, and the same against the naive sum. */
async function agrees(timeZone: string, begins: number, limits: Record<string, number>, steps: readonly Step[]): Promise<void> {
  const customerId = await newCustomer();
  const monthBegins = monthBeginsIn(timeZone);
  const moves: Moved[] = [];
  const kept: Record<'bet' | 'win' | 'order' | 'deposit', { id: string; move: Moved }[]> = { bet: [], win: [], order: [], deposit: [] };
  let now = begins;
  await db().transaction(async (tx) => {
    await holdGuard(tx, customerId);
    for (const [name, amount] of Object.entries(limits)) {
      const [kind, period] = name.split(' ');
      await tx.execute(sql`insert into protection_limits (customer_id, kind, period, amount, set_at)
        values (${customerId}::uuid, ${kind}, ${period}, ${amount}::bigint, now())`);
    }
  });
  const hasRoom = (move: Moved, kinds: readonly ProtectionKind[]): boolean =>
    Object.entries(limits).every(([name, amount]) => {
      const [kind, period] = name.split(' ') as [ProtectionKind, ProtectionPeriod];
      return !kinds.includes(kind) || naiveUse([...moves, move], kind, period, now, monthBegins) <= amount;
    });
  const at = () => sql`${new Date(now).toISOString()}::timestamptz`;
  const insert = {
    bet: (
      id: string,
      amount: number,
    ) => sql`insert into wallet_transactions (customer_id, provider, transaction_id, kind, request_hash, round_id,
      game_id, amount, currency, balance_after, created_at) values (${customerId}::uuid, 'p', ${id}, 'bet', '', 'r', 'g', ${amount}::bigint, 'VND', 0, ${at()})`,
    win: (
      id: string,
      amount: number,
    ) => sql`insert into wallet_transactions (customer_id, provider, transaction_id, kind, request_hash, round_id,
      game_id, amount, currency, balance_after, created_at) values (${customerId}::uuid, 'p', ${id}, 'win', '', 'r', 'g', ${amount}::bigint, 'VND', 0, ${at()})`,
    order: (id: string, amount: number) => sql`insert into lottery_chases (customer_id, id, lottery, bets, amount, created_at)
      values (${customerId}::uuid, ${id}::uuid, 'fast5', '[]', ${amount}::bigint, ${at()})`,
    deposit: (id: string, amount: number) => sql`insert into deposits (customer_id, id, currency, amount, state, created_at)
      values (${customerId}::uuid, ${id}::uuid, 'VND', ${amount}::bigint, 'waiting', ${at()})`,
    lateDeposit: (id: string) =>
      sql`update deposits set state = 'credited', settled_at = ${at()} where customer_id = ${customerId}::uuid and id = ${id}::uuid`,
  };
  for (const { does, amount, minutes, of } of steps) {
    now += minutes * minute;
    if (does === 'rollback' || does === 'giveUp' || does === 'failDeposit') {
      const from = does === 'rollback' ? [...kept.bet, ...kept.win] : does === 'giveUp' ? kept.order : kept.deposit;
      const found = from[of % Math.max(from.length, 1)];
      if (!found || found.move.at === Number.NEGATIVE_INFINITY) continue;
      const { id, move } = found;
      if (does === 'rollback')
        await db().execute(
          sql`update wallet_transactions set rolled_back_at = ${at()} where customer_id = ${customerId}::uuid and transaction_id = ${id}`,
        );
      else if (does === 'giveUp')
        await db().execute(sql`update lottery_chases set returned = amount where customer_id = ${customerId}::uuid and id = ${id}::uuid`);
      else await db().execute(sql`update deposits set state = 'failed' where customer_id = ${customerId}::uuid and id = ${id}::uuid`);
      // As if it had never been.
      Object.assign(move, { at: Number.NEGATIVE_INFINITY, deposit: 0, wager: 0, loss: 0 });
      continue;
    }
    const id = randomUUID();
    const isDeposit = does === 'deposit' || does === 'lateDeposit';
    if (does === 'lateDeposit') {
      // An order of two days ago: it counts when it is paid.
      await db().execute(sql`insert into deposits (customer_id, id, currency, amount, state, created_at, expires_at) values (${customerId}::uuid,
        ${id}::uuid, 'VND', ${amount}::bigint, 'expired', ${at()} - interval '48 hours', ${at()} - interval '47 hours')`);
    }
    const move: Moved = {
      at: now,
      deposit: isDeposit ? amount : 0,
      wager: does === 'bet' || does === 'order' ? amount : 0,
      loss: does === 'win' ? -amount : isDeposit ? 0 : amount,
    };
    const expected = does === 'win' || hasRoom(move, isDeposit ? ['deposit'] : ['wager', 'loss']);
    const refusal = await db()
      .execute(insert[does](id, amount))
      .then(
        () => undefined,
        (error: unknown) => {
          const stop = protectionStopOf(error);
          if (!stop) throw error;
          return stop;
        },
      );
    expect(refusal === undefined, `${does} of ${amount} at ${new Date(now).toISOString()}`).toBe(expected);
    if (refusal === undefined) {
      moves.push(move);
      kept[does === 'lateDeposit' ? 'deposit' : does].push({ id, move });
      continue;
    }
    if (refusal.by !== 'limit') throw new Error('only limits are set');
    const { kind, period, left, until } = refusal;
    const used = naiveUse(moves, kind, period, now, monthBegins);
    expect(left).toBe(Math.max(0, (limits[`${kind} ${period}`] ?? 0) - used));
    if (until === undefined) continue;
    // What is refused now fits then, as far as this limit goes.
    const hasRoomAt = (moment: number): boolean =>
      naiveUse([...moves, { ...move, at: moment }], kind, period, moment, monthBegins) <= (limits[`${kind} ${period}`] ?? 0);
    expect(hasRoomAt(Date.parse(until)), `fits at ${until}`).toBe(true);
  }
}

describe('RTS 12A every limit against a naive sum of all that has happened', () => {
  test.each([
    ['Asia/Ho_Chi_Minh', '2026-01-30T16:00:00Z', 'month’s end, in a zone without changes of the clock'],
    ['Europe/Berlin', '2026-03-28T22:00:00Z', 'the night that is an hour shorter, and March’s end'],
    ['Europe/Berlin', '2026-10-24T21:00:00Z', 'the night that is an hour longer, and October’s end'],
    ['Asia/Kolkata', '2026-02-28T18:00:00Z', 'a zone half an hour off'],
  ])('%s from %s: %s', { timeout: 300_000 }, async (timeZone, begins) => {
    await db().execute(
      sql.raw(
        `create or replace function house_time_zone() returns text language sql immutable parallel safe as $$ select '${timeZone}'::text $$`,
      ),
    );
    await fc.assert(
      fc.asyncProperty(limitsOf, fc.array(step, { minLength: 5, maxLength: 40 }), (limits, steps) =>
        agrees(timeZone, Date.parse(begins), limits, steps),
      ),
      { numRuns: someOrAll(6, 60) },
    );
  });
});
