import { randomUUID } from 'node:crypto';
import { type DepositOrderState, limits, type WithdrawalState, withdrawalFeeOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rowsOf, type Tx } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/open.ts';
import { schema } from '../../apps/gateway/src/db/schema.ts';
import { cashierTermsIn } from '../../apps/gateway/src/domains/cashier/cashierTerms.ts';
import { cancelDeposit, creditDeposit, failDeposit, orderDeposit } from '../../apps/gateway/src/domains/cashier/deposits.ts';
import {
  advance,
  forceReceived,
  refundMissing,
  reject,
  type SteppingWithdrawal,
} from '../../apps/gateway/src/domains/cashier/withdrawalSteps.ts';
import { confirmReceipt, orderWithdrawal } from '../../apps/gateway/src/domains/cashier/withdrawals.ts';
import { post } from '../../apps/gateway/src/ledger/post.ts';
import { databaseQueue } from '../../apps/gateway/src/queue/databaseQueue.ts';
import { borrowDatabase } from '../../apps/gateway/src/testingDatabase.ts';
import { someOrAll } from '../../apps/gateway/src/testingRuns.ts';
import { createSandboxCashier } from '../../apps/sandbox/src/testing.ts';
import houseBrand from '../../brands/baize/brand.json' with { type: 'json' };

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ embedded: await borrowDatabase() });
});
afterAll(() => database.close());

const cashier = createSandboxCashier({ currency: 'VND', banks: houseBrand.banks, delayMs: 600_000 });
const start = 100_000;
const house = { cashier, timeZone: 'Asia/Ho_Chi_Minh', terms: cashierTermsIn('VND').parse({}) };
const withQueue = () => ({ ...house, queue: databaseQueue(database) });

/** What is done to the order at a place, if there is one in a state that allows it. */
const deposits = ['credit', 'fail', 'cancel'] as const;
const withdrawals = ['step', 'pay', 'reject', 'full', 'part', 'none', 'refund', 'force'] as const;
/** Weighed so that orders come far: a deposit that is credited keeps all later withdrawals back until enough is wagered. */
const deed = fc.oneof(
  { weight: 1, arbitrary: fc.record({ what: fc.constant('deposit' as const), amount: fc.integer({ min: 100, max: 50_000 }) }) },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('withdraw' as const), amount: fc.integer({ min: 100, max: 20_000 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom(...deposits), place: fc.nat(2) }) },
  { weight: 12, arbitrary: fc.record({ what: fc.constantFrom(...withdrawals, 'pay', 'refund'), place: fc.nat(7) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

interface ModelDeposit {
  id: string;
  amount: number;
  state: DepositOrderState;
}
interface ModelWithdrawal {
  id: string;
  amount: number;
  fee: number;
  state: WithdrawalState;
  received: number | undefined;
}

/** A player with money, a card, and a plain model of what he has ordered. */
async function newPlayer() {
  const customerId = randomUUID();
  const cardId = randomUUID();
  const inTransaction = <Result>(run: (tx: Tx) => Promise<Result>) => database.db.transaction(run);
  const accountNumber = String(Math.floor(Math.random() * 1e15));
  await database.db
    .insert(schema.bankCards)
    .values({ customerId, id: cardId, bankCode: 'VCB', accountNumber, holderName: 'NGUYEN VAN AN' });
  const legs = [
    { account: 'main', amount: start },
    { account: 'sandboxCredit', amount: -start },
  ] as const;
  await inTransaction((tx) => post(tx, { customerId, transactionId: randomUUID(), kind: 'welcome', reference: 'x', legs }));
  const money = { main: start, pendingWithdrawal: 0, cashier: 0, fees: 0, sandboxCredit: -start };
  const paidIn: ModelDeposit[] = [];
  const paidOut: ModelWithdrawal[] = [];
  const next: Partial<Record<WithdrawalState, WithdrawalState>> = { submitted: 'checked', checked: 'approved', approved: 'paid' };

  async function order({ what, amount }: Extract<Deed, { amount: number }>): Promise<void> {
    if (what === 'deposit') {
      const { orderId } = await inTransaction((tx) => orderDeposit(tx, withQueue(), customerId, { channelId: 'acb', amount }));
      paidIn.push({ id: orderId, amount, state: 'waiting' });
      return;
    }
    const counted = paidOut.filter(({ state }) => state !== 'rejected');
    const today = counted.reduce((sum, each) => sum + each.amount, 0);
    const isOpen = paidIn.some(({ state }) => state === 'credited');
    const expected =
      today + amount > limits.withdrawal.dailyMaximum
        ? 'daily_limit_exceeded'
        : isOpen
          ? 'turnover_not_met'
          : amount > money.main
            ? 'insufficient_balance'
            : 'ok';
    const result = await inTransaction((tx) => orderWithdrawal(tx, withQueue(), customerId, { cardId, amount })).catch(
      (error: { code: string }) => error.code,
    );
    expect(typeof result === 'string' ? result : 'ok').toBe(expected);
    if (typeof result === 'string') return;
    expect(result.fee).toBe(
      withdrawalFeeOf(amount, { freeLeft: limits.withdrawal.freePerDay - counted.length, feePercent: limits.withdrawal.feePercent }),
    );
    paidOut.push({ id: result.orderId, amount, fee: result.fee, state: 'submitted', received: undefined });
    money.main -= amount;
    money.pendingWithdrawal += amount;
  }

  async function settleDeposit(what: (typeof deposits)[number], one: ModelDeposit): Promise<void> {
    if (one.state !== 'waiting') return;
    const row = { customerId, ...one };
    if (what === 'cancel') await cancelDeposit(database.db, cashier, customerId, one.id);
    else await inTransaction((tx) => (what === 'credit' ? creditDeposit(tx, row, house.timeZone) : failDeposit(tx, row)));
    one.state = { credit: 'credited', fail: 'failed', cancel: 'cancelled' }[what] as DepositOrderState;
    if (what !== 'credit') return;
    money.main += one.amount;
    money.cashier -= one.amount;
  }

  async function settleWithdrawal(what: (typeof withdrawals)[number], one: ModelWithdrawal): Promise<void> {
    const row: SteppingWithdrawal = { customerId, ...one };
    const following = next[one.state];
    const paid = one.amount - one.fee;
    if (what === 'pay' && following) {
      await settleWithdrawal('step', one);
      await settleWithdrawal('pay', one);
    } else if (what === 'step' && following) {
      await inTransaction((tx) => advance(tx, row, { delayMs: undefined, receiptMinutes: 30 }));
      one.state = following;
      if (following !== 'paid') return;
      money.pendingWithdrawal -= one.amount;
      money.cashier += paid;
      money.fees += one.fee;
    } else if (what === 'reject' && following) {
      await inTransaction((tx) => reject(tx, row, 'x'));
      one.state = 'rejected';
      money.pendingWithdrawal -= one.amount;
      money.main += one.amount;
    } else if ((what === 'full' || what === 'part' || what === 'none') && one.state === 'paid' && one.received === undefined) {
      const received = { full: paid, part: 1, none: 0 }[what];
      await confirmReceipt(database.db, customerId, { orderId: one.id, receipt: what, ...(what === 'part' && { receivedAmount: 1 }) });
      one.received = received;
      if (what === 'full') one.state = 'confirmed';
    } else if (what === 'refund' && one.state === 'paid' && one.received !== undefined) {
      const missing = paid - one.received;
      await inTransaction((tx) => refundMissing(tx, row, missing));
      one.state = 'confirmed';
      money.cashier -= missing;
      money.main += missing;
    } else if (what === 'force' && one.state === 'paid') {
      await inTransaction((tx) => forceReceived(tx, row));
      one.state = 'confirmed';
    }
  }

  return {
    customerId,
    money,
    paidIn,
    paidOut,
    async act(one: Deed): Promise<void> {
      if ('amount' in one) return order(one);
      const { what, place } = one;
      const [deposit, withdrawal] = [paidIn[place], paidOut[place]];
      if (what === 'credit' || what === 'fail' || what === 'cancel') return deposit && settleDeposit(what, deposit);
      return withdrawal && settleWithdrawal(what, withdrawal);
    },
  };
}

test('§4 §9 any run of deposits, withdrawals, payments, receipts and refunds keeps a plain model’s balances, and sums to nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 30, maxLength: 60 }), async (deeds) => {
      const { customerId, money, paidIn, paidOut, act } = await newPlayer();
      for (const one of deeds) await act(one);
      const rows = await rowsOf<{ kind: keyof typeof money; balance: number }>(
        database.db,
        sql`select kind, balance from accounts where customer_id = ${customerId}`,
      );
      const balances = { ...money, ...Object.fromEntries(Object.keys(money).map((kind) => [kind, 0])) };
      for (const { kind, balance } of rows) balances[kind] = Number(balance);
      expect(balances).toEqual(money);
      expect(Object.values(money).reduce((sum, balance) => sum + balance, 0)).toBe(0);
      const states = await rowsOf<{ id: string; state: string }>(
        database.db,
        sql`select id, state from deposits where customer_id = ${customerId} union all select id, state from withdrawals where customer_id = ${customerId}`,
      );
      expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
        new Map([...paidIn, ...paidOut].map(({ id, state }) => [id, state])),
      );
    }),
    { numRuns: someOrAll(10, 50) },
  );
});
