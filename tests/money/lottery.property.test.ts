import { calls, type RequestInputOf } from '@baize/contract';
import { lotteryFamily } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Db, rowsOf } from '../../apps/gateway/src/db/database.ts';
import { insertOpenPeriod, type Random, randomBets, seededRandom } from '../../apps/gateway/src/domains/lottery/testingLottery.ts';
import { someOrAll } from '../../apps/gateway/src/testingRuns.ts';
import { call, newId, type Reply, registerPlayer } from './support/client.ts';
import { type CrashHouse, countOf, openCrashHouse } from './support/crashHouse.ts';
import { houseKinds } from './support/house.ts';
import { chaseInvariants, invariants, lotteryInvariants } from './support/invariants.ts';

/** Orders and chases in all, in each of the two houses, on so many periods, one after the other: a fiftieth of them in `npm test`. */
const orderCount = someOrAll(200, 10_000);
const periodCount = someOrAll(2, 8);
const memberCount = 8;
const seed = Number(process.env['LOTTERY_SEED'] ?? Date.now() % 100_000);
const family = lotteryFamily('fiveDigits', 2026);
const periodAt = (place: number): string => `20200606-${String(place).padStart(4, '0')}`;

/** What was asked, under one key, until it is answered. */
interface Asked {
  name: 'submitLotteryOrder' | 'cancelLotteryOrder' | 'submitLotteryChase' | 'stopLotteryChase';
  send(): Promise<Reply | undefined>;
  reply: Reply | undefined;
}
const isAnswer = (reply: Reply | undefined): boolean =>
  reply !== undefined && reply.status < 500 && reply.body.errorCode !== 'idempotency_in_progress';
const isTaken = ({ reply }: Asked): boolean => reply?.status === 200;

async function newBettor(house: CrashHouse, random: Random) {
  const token = await registerPlayer(house.url(0));
  const { id, account } = (await call(house.url(0), 'getMemberInfo', {}, { token })).body.value;
  if (!(await house.operate('credit', account, '900000000', '--reason', 'test'))) throw new Error('no credit');
  const asked: Asked[] = [];
  let turn = 0;
  const ask = async <Name extends Asked['name']>(name: Name, request: RequestInputOf<(typeof calls)[Name]>): Promise<void> => {
    const idempotencyKey = newId();
    const send = (): Promise<Reply | undefined> => {
      turn += 1;
      return call(house.url(turn), name, request as never, { token, idempotencyKey }).catch(() => undefined);
    };
    const one: Asked = { name, send, reply: undefined };
    asked.push(one);
    // Some are sent twice at once, as by a finger that was too quick.
    const replies = await Promise.all(random(5) === 0 ? [send(), send()] : [send()]);
    one.reply = replies.find((reply) => reply?.status === 200) ?? (replies.every(isAnswer) ? replies[0] : undefined);
  };
  /** Ids of the orders or chases of the calls that were taken. */
  const taken = (name: Asked['name']): string[] =>
    asked
      .filter((one) => one.name === name && isTaken(one))
      .map(({ reply }) => {
        const value = calls[name].response.parse(reply?.body.value);
        return 'orderId' in value ? value.orderId : value.chaseId;
      });
  /** One of the last ones. */
  const oneOf = (ids: readonly string[]): string | undefined => ids[ids.length - 1 - random(Math.min(ids.length, 20))];
  return {
    id: String(id),
    taken,
    asked: (name: Asked['name']): number => asked.filter((one) => one.name === name).length,
    /**
     * Places so many orders on a period, and takes some of all orders so far back.
     * @param next the period behind it: some of the orders are chases on both, of which some are stopped
     */
    async bet(count: number, period: string, next?: string): Promise<void> {
      for (let order = 0; order < count; order += 1) {
        const bets = randomBets(family, random);
        if (next !== undefined && random(3) === 0) {
          const multiple = 1 + random(3);
          const stopAfterWon = [undefined, 1, 5_000][random(3)];
          const periods = [period, next].map((one) => ({ period: one, multiple }));
          await ask('submitLotteryChase', { lottery: 'fast5', bets, periods, ...(stopAfterWon !== undefined && { stopAfterWon }) });
          const chaseId = oneOf(taken('submitLotteryChase'));
          if (chaseId !== undefined && random(4) === 0) await ask('stopLotteryChase', { chaseId });
          continue;
        }
        await ask('submitLotteryOrder', { lottery: 'fast5', period, bets });
        const orderId = oneOf(taken('submitLotteryOrder'));
        if (orderId !== undefined && random(4) === 0) await ask('cancelLotteryOrder', { orderId });
      }
    },
    /** Sends again what was not answered, until it is. */
    async answerAll(): Promise<void> {
      for (const one of asked)
        while (one.reply === undefined) {
          const reply = await one.send();
          if (isAnswer(reply)) one.reply = reply;
        }
    },
    async hasOpen(): Promise<boolean> {
      const { rows } = (await call(house.url(1), 'listLotteryOrders', { isOpen: 'true' }, { token })).body.value;
      const chases = calls.listLotteryChases.response.parse((await call(house.url(1), 'listLotteryChases', {}, { token })).body.value);
      return rows.length > 0 || chases.rows.some(({ state }) => state === 'running');
    },
  };
}

/** Puts a period that is drawn half an hour after the one before, which is open. */
async function insertNext(db: Db, place: number): Promise<void> {
  await insertOpenPeriod(db, 'fast5', periodAt(place));
  await db.execute(sql`update lottery_periods set opens_at = now() + interval '30 minutes', cancel_until = now() + interval '90 minutes',
    closes_at = now() + interval '90 minutes', draws_at = now() + interval '150 minutes' where lottery = 'fast5' and period = ${periodAt(place)}`);
}

/** Ends a period by its own seed, opens the next one, and puts the one behind it: chases know of their instants what the periods do. */
async function turn(db: Db, place: number): Promise<void> {
  const [ends, opens] = [periodAt(place), periodAt(place + 1)];
  await db.execute(sql`update lottery_periods set cancel_until = now(), closes_at = now(), draws_at = now()
    where lottery = 'fast5' and period = ${ends}`);
  await db.execute(sql`update lottery_orders set cancel_until = now() where period = ${ends}`);
  await db.execute(sql`update lottery_periods set opens_at = now() where lottery = 'fast5' and period = ${opens}`);
  await db.execute(sql`update lottery_chase_periods c set opens_at = p.opens_at, closes_at = p.closes_at from lottery_periods p
    where p.lottery = 'fast5' and p.period = c.period and c.period in (${ends}, ${opens})`);
  await insertNext(db, place + 2);
}

describe.each(houseKinds)('DESIGN §3 the lottery on %s', (kind) => {
  let house: CrashHouse;
  beforeAll(async () => {
    house = await openCrashHouse(kind);
  });
  afterAll(() => house?.close());

  test(
    `any orders, chases, cancels, stops and kills keep what is always so of a ledger, and each order ends once (LOTTERY_SEED=${seed})`,
    async () => {
      const random = seededRandom(seed);
      await house.crash(async (db) => {
        await insertOpenPeriod(db, 'fast5', periodAt(0));
        await insertNext(db, 1);
      });
      const bettors: Awaited<ReturnType<typeof newBettor>>[] = [];
      for (let count = 0; count < memberCount; count += 1) bettors.push(await newBettor(house, random));
      const each = Math.ceil(orderCount / periodCount / memberCount / 2);
      // Chases end with the last period, so that all of them are over in the end.
      const nextOf = (place: number) => (place + 1 < periodCount ? periodAt(place + 1) : undefined);
      const betAll = (place: number) => Promise.all(bettors.map(({ bet }) => bet(each, periodAt(place), nextOf(place))));
      for (let place = 0; place < periodCount; place += 1) {
        // Once while orders come, and maybe the last period is still being settled; once where the period ends.
        const [, first] = await Promise.all([house.crash(), betAll(place)]);
        await Promise.all(bettors.map(({ answerAll }) => answerAll()));
        await betAll(place);
        await house.crash(async (db) => {
          for (const [rule, broken] of Object.entries(chaseInvariants)) expect(await countOf(db, broken), `${rule}, seed ${seed}`).toBe(0);
          await turn(db, place);
        });
        expect(first).toHaveLength(memberCount);
      }
      await expect
        .poll(async () => (await Promise.all(bettors.map(({ hasOpen }) => hasOpen()))).includes(true), { timeout: 90_000, interval: 500 })
        .toBe(false);
      await house.audit(async (db) => {
        for (const [rule, broken] of Object.entries({ ...invariants, ...lotteryInvariants, ...chaseInvariants }))
          expect(await countOf(db, broken), `${rule}, seed ${seed}`).toBe(0);
        for (const { id, taken, asked } of bettors) {
          const chases = await rowsOf<{ id: string; state: string }>(
            db,
            sql`select id, state from lottery_chases where customer_id = ${id}::uuid order by id`,
          );
          expect(chases.map((chase) => chase.id)).toEqual(taken('submitLotteryChase').sort());
          expect(chases.length).toBe(asked('submitLotteryChase'));
          expect(chases.filter(({ state }) => state === 'stopped').map((chase) => chase.id)).toEqual(taken('stopLotteryChase').sort());
          const kept = await rowsOf<{ id: string; isCancelled: boolean }>(
            db,
            sql`select id, state = 'cancelled' as "isCancelled" from lottery_orders
              where customer_id = ${id}::uuid and chase_id is null order by id`,
          );
          expect(kept.map((order) => order.id)).toEqual(taken('submitLotteryOrder').sort());
          expect(kept.filter(({ isCancelled }) => isCancelled).map((order) => order.id)).toEqual(taken('cancelLotteryOrder').sort());
          expect(kept.length + chases.length).toBe(each * 2 * periodCount);
        }
        // What the chases of all members came to: else the run says little of them.
        const seen = await rowsOf<{ state: string }>(db, sql`select distinct state from lottery_chase_periods order by 1`);
        expect(seen.map(({ state }) => state)).toEqual(expect.arrayContaining(['dropped', 'placed']));
      });
    },
    someOrAll(400_000, 3_600_000),
  );
});
