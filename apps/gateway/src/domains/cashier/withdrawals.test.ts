import { randomUUID } from 'node:crypto';
import { limits, orderNumberOf, type WithdrawalOrder, type WithdrawalTerms } from '@baize/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { eventsAfter } from '../../live/outbox.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { runJobs } from '../../testingJobs.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { callWallet, launchGame, sessionIn } from '../../testingProvider.ts';

const fundPassword = 'Fund1234';
const start = 500_000;
let gateway: TestGateway;
beforeAll(async () => {
  // Nothing takes a step by itself while a test looks.
  gateway = await startTestGateway({ catalogueSize: 1, env: { SANDBOX_CASHIER_DELAY: '600000' } });
});
afterAll(() => gateway.close());

const db = () => gateway.services.database.db;
const operate = (...words: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words);
};

async function newPlayer() {
  const { token, username } = await registerPlayer(gateway.url, { paymentPassword: fundPassword });
  const { id } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { id: string };
  const cardId = randomUUID();
  const accountNumber = String(Date.now()).slice(-9) + String(Math.floor(Math.random() * 1e6)).padStart(6, '0');
  await db().insert(schema.bankCards).values({ customerId: id, id: cardId, bankCode: 'VCB', accountNumber, holderName: 'NGUYEN VAN AN' });
  const withdraw = (amount: number, changes: object = {}, session = token) =>
    call(gateway.url, 'createWithdrawal', { cardId, amount, fundPassword, ...changes }, { token: session, idempotencyKey: randomUUID() });
  const list = async () => ((await call(gateway.url, 'listWithdrawals', {}, { token })).body.value as { rows: WithdrawalOrder[] }).rows;
  const terms = async () => (await call(gateway.url, 'getWithdrawalTerms', {}, { token })).body.value as WithdrawalTerms;
  const confirm = (orderId: string, receipt: 'full' | 'part' | 'none', receivedAmount?: number) =>
    call(gateway.url, 'confirmReceipt', { orderId, receipt, ...(receivedAmount !== undefined && { receivedAmount }) }, { token });
  const balance = async () => (await terms()).balance;
  let session: string | undefined;
  /** A provider's call in one round of one game, which must be carried out. */
  const play = async (name: 'bet' | 'win' | 'rollback', part: object) => {
    session ??= sessionIn(await launchGame(gateway.url, { token }));
    const money = name === 'rollback' ? {} : { currency: 'VND' };
    const reply = await callWallet(gateway, name, { session, roundId: 'r1', ...money, ...part });
    expect(reply).toMatchObject({ status: 'OK' });
  };
  return { id, token, username, cardId, withdraw, list, terms, confirm, balance, play };
}
const orderIn = (reply: { body: { value: unknown } }) => reply.body.value as WithdrawalOrder;
const codeOf = (reply: { body: { errorCode?: unknown } }) => reply.body.errorCode ?? 'ok';

/** Makes every step due, as long as something can be done. */
async function passTime(id: string, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await db().execute(sql`update withdrawals set due_at = now() where customer_id = ${id} and due_at is not null`);
    expect(await runJobs(gateway.services, 'cashier.withdrawal')).toEqual(new Map());
  }
}
const ledgerOf = async (id: string) =>
  await rowsOf<{ kind: string; balance: number }>(
    db(),
    sql`select kind, balance::int as balance from accounts where customer_id = ${id} order by kind`,
  );

test('§9 the terms: bounds, free withdrawals, the rest of the day’s limit and the withdrawable amount', async () => {
  const { token, withdraw, terms } = await newPlayer();
  expect(await terms()).toEqual({
    minimum: 100,
    maximum: 40_000,
    dailyMaximum: 300_000,
    withdrawnToday: 0,
    freePerDay: 5,
    freeLeft: 5,
    feePercent: 1,
    turnoverPercent: 30,
    turnoverLeft: 0,
    bonuses: [],
    balance: start,
    inPlay: 0,
    withVendors: 0,
    withdrawable: 40_000,
    receiptMinutes: 30,
    needs: [],
  });
  await withdraw(40_000);
  const move = { from: 'main', to: 'ALB', amount: 450_000 };
  await call(gateway.url, 'transferFund', move, { token, idempotencyKey: randomUUID() });
  expect(await terms()).toMatchObject({ withdrawnToday: 40_000, freeLeft: 4, balance: 10_000, withVendors: 450_000, withdrawable: 10_000 });
});

test('§9 an order’s amount leaves the balance at once, and its card number is masked', async () => {
  const { withdraw, balance, list } = await newPlayer();
  const order = orderIn(await withdraw(10_000));
  expect(order).toMatchObject({ amount: 10_000, fee: 0, state: 'submitted', bankCode: 'VCB', bankName: 'Vietcombank', proofs: 0 });
  expect(order.accountNumber).toMatch(/^\*+\d{4}$/);
  expect(await balance()).toBe(start - 10_000);
  expect(await list()).toEqual([order]);
});

test.each([99, 40_001, 0, 1e21, 2 ** 53 + 1, -1, 0.1, '1e3', Number.NaN, '１００'])(
  '§9 an amount of %s is refused, names its field and moves nothing',
  async (amount) => {
    const { withdraw, list, balance } = await newPlayer();
    const reply = await withdraw(amount as number);
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body)).toContain('"field":"amount"');
    expect(await list()).toEqual([]);
    expect(await balance()).toBe(start);
  },
);

test('§9 a wrong fund password and another member’s card move no money', async () => {
  const [player, stranger] = [await newPlayer(), await newPlayer()];
  expect(codeOf(await player.withdraw(500, { fundPassword: 'Wrong123' }))).toBe('fund_password_error');
  expect(codeOf(await player.withdraw(500, { cardId: stranger.cardId }))).toBe('bank_card_not_found');
  expect(await player.balance()).toBe(start);
});

test('§9 repeating an order’s key can’t guess the fund password: wrong ones count, and lock it', async () => {
  const { token, cardId, list } = await newPlayer();
  const idempotencyKey = randomUUID();
  const again = async (tried: string) =>
    codeOf(await call(gateway.url, 'createWithdrawal', { cardId, amount: 500, fundPassword: tried }, { token, idempotencyKey }));
  expect([await again(fundPassword), await again(fundPassword)]).toEqual(['ok', 'ok']);
  const answers: unknown[] = [];
  for (let guess = 0; guess < 11; guess += 1) answers.push(await again(`Wrong${guess}23`));
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 'idempotency_key_conflict'), 'TOO_MANY_REQUEST']);
  expect(await again(fundPassword)).toBe('TOO_MANY_REQUEST');
  expect(await list()).toHaveLength(1);
});

describe('§9 fee: five free a day, then 1 %', () => {
  test('the sixth of a day pays it, and a rejected one does not count', async () => {
    const { withdraw, terms, list } = await newPlayer();
    const fees = [];
    for (let made = 0; made < 6; made += 1) fees.push(orderIn(await withdraw(10_099)).fee);
    expect(fees).toEqual([0, 0, 0, 0, 0, 100]);
    expect((await terms()).freeLeft).toBe(0);
    for (const { orderId } of (await list()).slice(0, 2)) await operate('withdrawal', 'reject', orderId, '--reason', 'x');
    expect(await terms()).toMatchObject({ freeLeft: 1, withdrawnToday: 4 * 10_099 });
    expect(orderIn(await withdraw(10_099)).fee).toBe(0);
    expect(orderIn(await withdraw(10_099)).fee).toBe(100);
  });
});

test('§9 300,000 a day: yesterday’s withdrawals, in the brand’s zone, don’t count', async () => {
  const { id, withdraw, terms } = await newPlayer();
  for (let made = 0; made < 7; made += 1) expect(codeOf(await withdraw(40_000))).toBe('ok');
  expect(codeOf(await withdraw(20_001))).toBe('daily_limit_exceeded');
  expect((await terms()).withdrawable).toBe(20_000);
  const midnight = sql`date_trunc('day', now() at time zone ${gateway.services.timeZone}) at time zone ${gateway.services.timeZone}`;
  await db().execute(sql`update withdrawals set created_at = ${midnight} where customer_id = ${id}`);
  expect((await terms()).withdrawnToday, 'the first moment of the day is of today').toBe(280_000);
  await db().execute(sql`update withdrawals set created_at = ${midnight} - interval '1 microsecond' where customer_id = ${id}`);
  expect(await terms()).toMatchObject({ withdrawnToday: 0, freeLeft: 5 });
});

describe('§9 "30% of the deposit must be wagered first"', () => {
  async function depositOf(id: string, amount: number, minutesAgo: number): Promise<void> {
    await db().execute(sql`insert into deposits (customer_id, id, currency, amount, state, turnover, settled_at)
      values (${id}, ${randomUUID()}, 'VND', ${amount}, 'credited', ${Math.ceil(amount * 0.3)}, now() - make_interval(mins => ${minutesAgo}))`);
  }
  async function roundOf(id: string, bet: number, minutesAgo: number, isOver = true): Promise<void> {
    await db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, currency, bet_total, opened_at, ended_at)
      values (${id}, 'sandbox', ${randomUUID()}, 'g', 'VND', ${bet}, now() - make_interval(mins => ${minutesAgo}), ${isOver ? sql`now()` : sql`null`})`);
  }

  test('nothing can be withdrawn until the rest in the terms is wagered', async () => {
    const { id, withdraw, terms } = await newPlayer();
    await depositOf(id, 10_000, 10);
    expect(await terms()).toMatchObject({ turnoverLeft: 3_000, withdrawable: 0 });
    expect(codeOf(await withdraw(500))).toBe('turnover_not_met');
    await roundOf(id, 2_999, 5);
    expect((await terms()).turnoverLeft).toBe(1);
    await roundOf(id, 1, 5);
    expect(await terms()).toMatchObject({ turnoverLeft: 0, withdrawable: 40_000 });
    expect(codeOf(await withdraw(500))).toBe('ok');
  });

  test('bets before the deposit and open rounds don’t count', async () => {
    const { id, terms } = await newPlayer();
    await roundOf(id, 50_000, 20);
    await depositOf(id, 10_000, 10);
    await roundOf(id, 50_000, 5, false);
    expect(await terms()).toMatchObject({ turnoverLeft: 3_000, inPlay: 50_000 });
  });

  test('each deposit has its own turnover: a surplus of the first does not count for the second', async () => {
    const { id, terms, withdraw } = await newPlayer();
    await depositOf(id, 10_000, 30);
    await roundOf(id, 9_000, 25);
    await depositOf(id, 20_000, 20);
    expect((await terms()).turnoverLeft).toBe(6_000);
    await depositOf(id, 1_000, 10);
    await roundOf(id, 6_299, 5);
    expect((await terms()).turnoverLeft).toBe(1);
    await roundOf(id, 1, 4);
    expect(codeOf(await withdraw(500))).toBe('ok');
    expect((await terms()).turnoverLeft, 'what was met once is not asked again').toBe(0);
  });

  test('§6 an account that may not play for money has no turnover: an agent, and a member who becomes one', async () => {
    const { id, username, terms, withdraw } = await newPlayer();
    await depositOf(id, 10_000, 10);
    expect((await terms()).turnoverLeft).toBe(3_000);
    await operate('type', username, '1');
    const agent = (await call(gateway.url, 'login', { type: 'username', username, password: 'Secret12' })).body.value.token;
    expect((await call(gateway.url, 'getWithdrawalTerms', {}, { token: agent })).body.value).toMatchObject({
      turnoverLeft: 0,
      withdrawable: 40_000,
    });
    expect((await withdraw(500)).status, 'the member’s session is over').toBe(401);
    expect(codeOf(await withdraw(500, {}, agent))).toBe('ok');
  });

  test('a stake counts when it is settled: not while a later bet keeps its round open, nor after its win is rolled back', async () => {
    const { id, terms, play } = await newPlayer();
    await depositOf(id, 50_000, 10);
    const asked = 15_000;
    const [first, second] = [randomUUID(), randomUUID()];
    await play('bet', { transactionId: first, amount: 1 });
    await play('win', { transactionId: randomUUID(), amount: 0, betTransactionId: first, roundEnded: true });
    expect((await terms()).turnoverLeft).toBe(asked - 1);
    await play('bet', { transactionId: second, amount: 20_000 });
    expect(await terms()).toMatchObject({ turnoverLeft: asked, withdrawable: 0 });
    await play('rollback', { transactionId: randomUUID(), betTransactionId: second });
    expect((await terms()).turnoverLeft).toBe(asked - 1);
    const [third, win] = [randomUUID(), randomUUID()];
    await play('bet', { transactionId: third, amount: 20_000 });
    await play('win', { transactionId: win, amount: 5_000, betTransactionId: third, roundEnded: true });
    expect((await terms()).turnoverLeft).toBe(0);
    await play('rollback', { transactionId: randomUUID(), winTransactionId: win });
    expect((await terms()).turnoverLeft).toBe(asked);
  });
});

test('§3 the member gets a message when a withdrawal is approved or rejected', async () => {
  const { token, withdraw, id } = await newPlayer();
  await withdraw(10_000);
  await passTime(id, 4);
  const { orderId } = orderIn(await withdraw(20_000));
  await operate('withdrawal', 'reject', orderId, '--reason', 'x');
  const { rows } = (await call(gateway.url, 'listMessages', {}, { token, language: 'en' })).body.value as { rows: { title: string }[] };
  expect(rows.map(({ title }) => title.split(' · ')[0])).toEqual(['Withdrawal rejected', 'Withdrawal approved']);
});

describe('§4 the steps of an order', () => {
  test('submitted, checked, approved, paid, received by time: each is pushed, and the ledger follows', async () => {
    const { id, withdraw, list } = await newPlayer();
    for (let made = 0; made < 5; made += 1) await withdraw(100);
    await passTime(id, 4);
    const order = orderIn(await withdraw(10_000));
    expect(order.fee).toBe(100);
    const seen = [];
    for (let step = 0; step < 4; step += 1) {
      await passTime(id, 1);
      seen.push((await list()).find(({ orderId }) => orderId === order.orderId));
    }
    expect(seen.map((each) => each?.state)).toEqual(['checked', 'approved', 'paid', 'confirmed']);
    expect(seen[2]).toMatchObject({ checkedAt: expect.any(String), approvedAt: expect.any(String), paidAt: expect.any(String) });
    const due = Date.parse(seen[2]?.receiptDueAt ?? '') - Date.parse(seen[2]?.paidAt ?? '');
    expect(due).toBeCloseTo(limits.withdrawal.receiptMinutes * 60_000, -4);
    expect(seen[3]).toMatchObject({ receipt: 'assumed', receivedAmount: 9_900, settledAt: expect.any(String) });
    expect(await ledgerOf(id)).toEqual([
      { kind: 'cashier', balance: 10_400 },
      { kind: 'fees', balance: 100 },
      { kind: 'main', balance: start - 10_500 },
      { kind: 'pendingWithdrawal', balance: 0 },
      { kind: 'sandboxCredit', balance: -start },
    ]);
    const events = await eventsAfter(gateway.services.database.db, new Map([[id, 0]]));
    const ofOrder = events.filter(({ name, data }) => name === 'cashierOrder' && JSON.stringify(data).includes(order.orderId));
    expect(ofOrder.map(({ data }) => data)).toEqual(Array.from({ length: 4 }, () => ({ kind: 'withdrawal', orderId: order.orderId })));
  });

  test('rejected: the money comes back once, with a reason for the member', async () => {
    const { id, withdraw, list, balance } = await newPlayer();
    const { orderId } = orderIn(await withdraw(10_000));
    await passTime(id, 1);
    await expect(operate('withdrawal', 'reject', orderId)).rejects.toThrow('--reason');
    const said = await Promise.allSettled([1, 2, 3].map(() => operate('withdrawal', 'reject', orderId, '--reason', 'Sai số tài khoản')));
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance()).toBe(start);
    expect((await list())[0]).toMatchObject({ state: 'rejected', reason: 'Sai số tài khoản' });
    await passTime(id, 3);
    expect((await list())[0]?.state).toBe('rejected');
  });

  test('an operator can take each step up to the payment', async () => {
    const { withdraw, list } = await newPlayer();
    const { orderId } = orderIn(await withdraw(10_000));
    const number = orderNumberOf(orderId);
    for (const [state, order] of [
      ['checked', orderId],
      ['approved', number],
      ['paid', number.toLowerCase().replace('-', '')],
    ] as const) {
      await operate('withdrawal', 'step', order);
      expect((await list())[0]?.state).toBe(state);
    }
    await expect(operate('withdrawal', 'step', orderId)).rejects.toThrow('is paid already');
    await expect(operate('withdrawal', 'step', randomUUID())).rejects.toThrow('There is no withdrawal');
  });
});

test('§9 a first withdrawal needs a real name, a fund password and a card; a card has its holder’s name', async () => {
  const { id, cardId, terms } = await newPlayer();
  await db().update(schema.customers).set({ fundPasswordHash: null }).where(eq(schema.customers.id, id));
  expect((await terms()).needs).toEqual(['fundPassword']);
  await db().delete(schema.bankCards).where(eq(schema.bankCards.id, cardId));
  expect((await terms()).needs).toEqual(['realName', 'fundPassword', 'bankCard']);
  await db().update(schema.customers).set({ realName: 'NGUYEN VAN AN' }).where(eq(schema.customers.id, id));
  expect((await terms()).needs).toEqual(['fundPassword', 'bankCard']);
});

test('order numbers are short and unique', async () => {
  const rows = await rowsOf<{ id: string }>(db(), sql`select new_order_id() as id from generate_series(1, 20000)`);
  const numbers = rows.map(({ id }) => orderNumberOf(id));
  expect(new Set(numbers).size).toBe(20_000);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  // Neighbours differ in more than their last digits.
  expect(new Set(numbers.map((number) => number.slice(0, 2))).size).toBeGreaterThan(500);
});

describe('§4 withdrawal confirmation', () => {
  async function paidOrder() {
    const player = await newPlayer();
    const { orderId } = orderIn(await player.withdraw(10_000));
    await passTime(player.id, 3);
    const now = async () => (await player.list())[0];
    const titles = async () => {
      const { body } = await call(gateway.url, 'listMessages', {}, { token: player.token, language: 'en' });
      return (body.value as { rows: { title: string }[] }).rows.map(({ title }) => title.split(' · ')[0]);
    };
    return { ...player, orderId, now, titles };
  }

  test('in full: the order is completed, once for 64 confirmations at the same time', async () => {
    const { orderId, confirm, now } = await paidOrder();
    const replies = await Promise.all(Array.from({ length: 64 }, () => confirm(orderId, 'full')));
    expect(new Set(replies.map(codeOf))).toEqual(new Set(['ok']));
    expect(await now()).toMatchObject({ state: 'confirmed', receipt: 'full', receivedAmount: 10_000 });
    expect(codeOf(await confirm(orderId, 'none')), 'said otherwise').toBe('order_settled');
  });

  test('in part: received and remaining are kept, time does not make it received, and the rest comes back', async () => {
    const { id, orderId, confirm, now, balance, titles } = await paidOrder();
    for (const amount of [0, 10_000, 10_001]) {
      const { body } = await confirm(orderId, 'part', amount);
      expect(body).toMatchObject({ errorCode: 'amount_out_of_range', details: { fields: [{ field: 'receivedAmount' }] } });
    }
    for (const amount of [-1, 0.1, 1e21, 2 ** 53 + 1, '1e3', Number.NaN, '１００']) {
      expect(codeOf(await confirm(orderId, 'part', amount as number)), String(amount)).not.toBe('ok');
    }
    expect(await now()).toMatchObject({ state: 'paid' });
    expect(await now()).not.toHaveProperty('receipt');
    expect(codeOf(await confirm(orderId, 'part'))).toBe('amount_out_of_range');
    expect(codeOf(await confirm(orderId, 'part', 4_000))).toBe('ok');
    await passTime(id, 2);
    expect(await now()).toMatchObject({ state: 'paid', receipt: 'part', receivedAmount: 4_000 });
    await operate('withdrawal', 'refund', orderId);
    expect(await now()).toMatchObject({ state: 'confirmed', receipt: 'part' });
    expect(await balance()).toBe(start - 4_000);
    expect(await titles()).toContain('Missing amount returned');
    await expect(operate('withdrawal', 'refund', orderId)).rejects.toThrow('already');
  });

  test('not received: a picture may be sent; forced-received gives nothing back', async () => {
    const { token, orderId, confirm, now, balance, titles } = await paidOrder();
    expect(codeOf(await confirm(orderId, 'none'))).toBe('ok');
    const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const stranger = await newPlayer();
    // Its structure and its checksums are right, its pixels are not.
    const unreadable = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAAAklEQVRub1qIh1oAAAAASUVORK5CYII=';
    const sendUnreadable = async (sender: string) =>
      codeOf(await call(gateway.url, 'sendReceiptProof', { orderId, image: unreadable }, { token: sender }));
    expect(await sendUnreadable(stranger.token), 'it is not decoded').toBe('order_not_found');
    expect(await sendUnreadable(token)).toBe('image_not_usable');
    const proof = await call(gateway.url, 'sendReceiptProof', { orderId, image: onePixel }, { token });
    expect(orderIn(proof).proofs).toBe(1);
    await operate('withdrawal', 'force', orderId);
    expect(await now()).toMatchObject({ state: 'confirmed', receipt: 'forced' });
    expect(await balance()).toBe(start - 10_000);
    expect(await titles(), 'the member is told').toContain('Withdrawal counts as received');
    expect(await sendUnreadable(token), 'it is not decoded').toBe('order_settled');
  });

  test('an order after its time counts as received: it can’t be disputed, and nothing comes back', async () => {
    const { id, orderId, confirm, now, balance } = await paidOrder();
    await passTime(id, 1);
    expect(await now()).toMatchObject({ state: 'confirmed', receipt: 'assumed', receivedAmount: 10_000 });
    for (const receipt of ['none', 'full'] as const) expect(codeOf(await confirm(orderId, receipt))).toBe('order_settled');
    await expect(operate('withdrawal', 'refund', orderId)).rejects.toThrow('is confirmed already');
    expect(await balance()).toBe(start - 10_000);
  });

  test('an unpaid order and another member’s order can’t be confirmed', async () => {
    const [player, stranger] = [await newPlayer(), await newPlayer()];
    const { orderId } = orderIn(await player.withdraw(10_000));
    expect(codeOf(await player.confirm(orderId, 'full'))).toBe('order_settled');
    expect(codeOf(await stranger.confirm(orderId, 'full'))).toBe('order_not_found');
    await expect(operate('withdrawal', 'refund', orderId)).rejects.toThrow('is submitted already');
    expect(await stranger.list()).toEqual([]);
  });

  test('an unconfirmed order gives nothing back', async () => {
    const { orderId } = await paidOrder();
    await expect(operate('withdrawal', 'refund', orderId)).rejects.toThrow('has not said');
  });
});
