import { calls, type LotteryOrder, type RequestInputOf } from '@baize/contract';
import { lotteryFamily } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Db, rowsOf } from '../../apps/gateway/src/db/database.ts';
import { insertOpenPeriod, type Random, randomBets, seededRandom } from '../../apps/gateway/src/domains/lottery/testingLottery.ts';
import { someOrAll } from '../../apps/gateway/src/testingRuns.ts';
import { call, newId, type Reply, registerPlayer } from './support/client.ts';
import { type CrashHouse, countOf, openCrashHouse } from './support/crashHouse.ts';
import { houseKinds } from './support/house.ts';
import { invariants, lotteryInvariants } from './support/invariants.ts';

/** Orders in all, in each of the two houses, on so many periods, one after the other: a fiftieth of them in `npm test`. */
const orderCount = someOrAll(200, 10_000);
const periodCount = someOrAll(2, 8);
const memberCount = 8;
const seed = Number(process.env['LOTTERY_SEED'] ?? Date.now() % 100_000);
const family = lotteryFamily('fiveDigits', 2026);
const periodAt = (place: number): string => `20200606-${String(place).padStart(4, '0')}`;

/** What was asked, under one key, until it is answered. */
interface Asked {
  name: 'submitLotteryOrder' | 'cancelLotteryOrder';
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
  const taken = (name: Asked['name']): LotteryOrder[] =>
    asked.filter((one) => one.name === name && isTaken(one)).map(({ reply }) => calls[name].response.parse(reply?.body.value));
  return {
    id: String(id),
    taken,
    /** Places so many orders on a period, and takes some of all orders so far back. */
    async bet(count: number, period: string): Promise<void> {
      for (let order = 0; order < count; order += 1) {
        await ask('submitLotteryOrder', { lottery: 'fast5', period, bets: randomBets(family, random) });
        const orders = taken('submitLotteryOrder');
        const one = orders[orders.length - 1 - random(Math.min(orders.length, 20))];
        if (one && random(4) === 0) await ask('cancelLotteryOrder', { orderId: one.orderId });
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
    hasOpen: async (): Promise<boolean> =>
      (await call(house.url(1), 'listLotteryOrders', { isOpen: 'true' }, { token })).body.value.rows.length > 0,
  };
}

/** Ends a period by its own seed, and opens the next one. */
async function turn(db: Db, place: number): Promise<void> {
  await db.execute(sql`update lottery_periods set cancel_until = now(), closes_at = now(), draws_at = now()
    where lottery = 'fast5' and period = ${periodAt(place)}`);
  await db.execute(sql`update lottery_orders set cancel_until = now() where period = ${periodAt(place)}`);
  await insertOpenPeriod(db, 'fast5', periodAt(place + 1));
}

describe.each(houseKinds)('DESIGN §3 the lottery on %s', (kind) => {
  let house: CrashHouse;
  beforeAll(async () => {
    house = await openCrashHouse(kind);
  });
  afterAll(() => house?.close());

  test(
    `any orders, cancels and kills keep what is always so of a ledger, and each order ends once (LOTTERY_SEED=${seed})`,
    async () => {
      const random = seededRandom(seed);
      await house.crash((db) => insertOpenPeriod(db, 'fast5', periodAt(0)));
      const bettors: Awaited<ReturnType<typeof newBettor>>[] = [];
      for (let count = 0; count < memberCount; count += 1) bettors.push(await newBettor(house, random));
      const each = Math.ceil(orderCount / periodCount / memberCount / 2);
      const betAll = (place: number) => Promise.all(bettors.map(({ bet }) => bet(each, periodAt(place))));
      for (let place = 0; place < periodCount; place += 1) {
        // Once while orders come, and maybe the last period is still being settled; once where the period ends.
        const [, first] = await Promise.all([house.crash(), betAll(place)]);
        await Promise.all(bettors.map(({ answerAll }) => answerAll()));
        await betAll(place);
        await house.crash((db) => turn(db, place));
        expect(first).toHaveLength(memberCount);
      }
      await expect
        .poll(async () => (await Promise.all(bettors.map(({ hasOpen }) => hasOpen()))).includes(true), { timeout: 90_000, interval: 500 })
        .toBe(false);
      await house.audit(async (db) => {
        for (const [rule, broken] of Object.entries({ ...invariants, ...lotteryInvariants }))
          expect(await countOf(db, broken), `${rule}, seed ${seed}`).toBe(0);
        for (const { id, taken } of bettors) {
          const kept = await rowsOf<{ id: string; isCancelled: boolean }>(
            db,
            sql`select id, state = 'cancelled' as "isCancelled" from lottery_orders where customer_id = ${id}::uuid order by id`,
          );
          const ids = (name: Asked['name']) =>
            taken(name)
              .map(({ orderId }) => orderId)
              .sort();
          expect(kept.map((order) => order.id)).toEqual(ids('submitLotteryOrder'));
          expect(kept.filter(({ isCancelled }) => isCancelled).map((order) => order.id)).toEqual(ids('cancelLotteryOrder'));
          expect(kept.length).toBe(each * 2 * periodCount);
        }
      });
    },
    someOrAll(400_000, 3_600_000),
  );
});
