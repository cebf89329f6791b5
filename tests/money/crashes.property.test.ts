import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../apps/gateway/src/db/database.ts';
import { someOrAll } from '../../apps/gateway/src/testingRuns.ts';
import { assertTaken } from './support/assertTaken.ts';
import { call, newId } from './support/client.ts';
import { type CrashHouse, countOf, openCrashHouse } from './support/crashHouse.ts';
import { houseKinds } from './support/house.ts';
import { invariants } from './support/invariants.ts';
import { isTaken, newMember, type PlayedMember } from './support/playedMember.ts';

const place = fc.nat(9);
const amount = fc.constantFrom(100, 999, 5_000, 20_000, 40_000, 50_001);
const round = fc.nat(15).map((number) => `r${number}`);
const one = <What extends string, Rest extends object>(
  weight: number,
  what: What,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => ({
  weight,
  arbitrary: fc.record({ what: fc.constant(what), ...rest }) as fc.Arbitrary<{ what: What } & Rest>,
});
/** What a member, his agent, the provider of his game or customer service does. */
const deed = fc.oneof(
  one(2, 'deposit', { amount, channelId: fc.constantFrom('acb' as const, 'vietcombank' as const), isPromoted: fc.boolean() }),
  one(8, 'withdraw', { amount }),
  one(2, 'up', { amount }),
  one(2, 'down', { amount }),
  one(2, 'move', { amount, isBack: fc.boolean() }),
  one(1, 'gather', {}),
  one(8, 'bet', { amount, round }),
  one(6, 'win', { amount, place }),
  one(2, 'rollback', { place, isStrange: fc.boolean() }),
  one(1, 'cancel', { place }),
  one(3, 'receipt', { place, receipt: fc.constantFrom('full' as const, 'part' as const, 'none' as const) }),
  one(2, 'depositOf', { place, how: fc.constantFrom('credit', 'credit', 'fail') }),
  one(6, 'withdrawalOf', { place, how: fc.constantFrom('step', 'step', 'step', 'reject', 'refund', 'force') }),
  one(4, 'again', { place }),
);
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;
const run = fc.record({
  batches: fc.array(fc.array(deed, { minLength: 4, maxLength: 10, size: 'max' }), { minLength: 16, maxLength: 20, size: 'max' }),
  /** During which of them a gateway is killed. */
  crashAt: fc.integer({ min: 6, max: 14 }),
});

const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[items.length - 1 - (index % Math.max(1, items.length))];

/** What no bet was. */
const noBet = { roundId: 'r1', transactionId: 'none' };

async function doIt(house: CrashHouse, member: PlayedMember, done: Deed): Promise<unknown> {
  switch (done.what) {
    case 'deposit':
      return member.deposit(done.amount, done.channelId, done.isPromoted ? 'first' : undefined);
    case 'withdraw':
    case 'up':
    case 'down':
      return member[done.what](done.amount);
    case 'move':
      return done.isBack ? member.move('ALB', 'main', done.amount) : member.move('main', 'ALB', done.amount);
    case 'gather':
      return member.gather();
    case 'bet':
      return member.bet(done.round, done.amount);
    case 'win':
      return member.win(at(member.bets, done.place) ?? noBet, done.amount);
    case 'rollback':
      return member.rollback((done.isStrange ? undefined : at(member.bets, done.place)) ?? { roundId: 'r1', transactionId: newId() });
    case 'cancel': {
      const order = at(member.ordersOf('createDeposit'), done.place);
      return order && member.say('cancelDeposit', { orderId: order.orderId });
    }
    case 'receipt': {
      const order = at(member.ordersOf('createWithdrawal'), done.place);
      const part = done.receipt === 'part' ? { receivedAmount: 7 } : {};
      return order && member.say('confirmReceipt', { orderId: order.orderId, receipt: done.receipt, ...part });
    }
    case 'depositOf': {
      const order = at(member.ordersOf('createDeposit'), done.place);
      return order?.payTo && house.operate('deposit', done.how, order.payTo.contentCode);
    }
    case 'withdrawalOf': {
      const order = at(member.ordersOf('createWithdrawal'), done.place);
      return order && house.operate('withdrawal', done.how, order.orderId, '--reason', 'x');
    }
    case 'again':
      return sendAgain(member, done.place);
  }
}

/** DESIGN §2 "same key and body, same reply": whatever was taken is sent once more. */
async function sendAgain(member: PlayedMember, index: number): Promise<void> {
  const asked = at(member.asked.filter(isTaken), index);
  const reply = await asked?.send();
  if (asked && reply?.status === 200) expect(reply.body).toEqual(asked.reply?.body);
}

describe.each(houseKinds)('DESIGN §3 the books on %s', (kind) => {
  let house: CrashHouse;
  let agent: string;
  beforeAll(async () => {
    house = await openCrashHouse(kind);
    const login = { type: 'username', username: 'agent01', password: 'Baize123' } as const;
    agent = (await call(house.url(0), 'login', login)).body.value.token;
  });
  afterAll(() => house?.close());

  test(
    'any run of deposits, withdrawals, bets, wins, rollbacks, transfers and crashes keeps what is always so of a ledger',
    async () => {
      await fc.assert(
        fc.asyncProperty(run, async ({ batches, crashAt }) => {
          const member = await newMember(house, agent);
          const history = async () => {
            const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date());
            const { rows } = (await call(house.url(0), 'listTransactions', { from: day, to: day, size: 50 }, { token: member.token })).body
              .value;
            return rows as { seq: number; amount: number; balanceAfter: number }[];
          };
          let seen: Awaited<ReturnType<typeof history>> = [];
          for (const [index, batch] of batches.entries()) {
            const doing = Promise.all(batch.map((each) => doIt(house, member, each)));
            if (index === crashAt) await house.crash();
            await doing;
            if (index === crashAt) await member.answerAll();
            if (index === crashAt) seen = await history();
          }
          await member.answerAll();
          await house.audit(async (db) => {
            for (const [rule, broken] of Object.entries(invariants)) expect(await countOf(db, broken), rule).toBe(0);
            await assertTaken(db, member);
            const entries = await rowsOf<{ seq: number; amount: number; balanceAfter: number }>(
              db,
              sql`select seq::int as seq, amount::int as amount, balance_after::int as "balanceAfter" from ledger_entries
              where customer_id = ${member.id} and kind = 'main' order by seq`,
            );
            // Append-only: what the member has read of his history stands as he has read it.
            for (const { seq, amount: moved, balanceAfter } of seen) expect(entries[seq - 1]).toEqual({ seq, amount: moved, balanceAfter });
          });
        }),
        // What was done can't be done once more: a smaller run would be another one. A folder is read once, at the end.
        { numRuns: kind === 'PGlite' ? 1 : someOrAll(1, 4), endOnFailure: true },
      );
    },
    someOrAll(120_000, 300_000),
  );
});
