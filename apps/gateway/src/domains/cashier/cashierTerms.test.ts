import { randomUUID } from 'node:crypto';
import { type DepositChannel, type DepositOrder, limits, type WithdrawalOrder, type WithdrawalTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { runOperator } from '../../operator/commands.ts';
import type { CashierChannel } from '../../providers/cashier/Cashier.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { cashierTermsIn } from './cashierTerms.ts';
import { openChannels } from './openChannels.ts';

const fundPassword = 'Fund1234';
let gateway: TestGateway;
beforeAll(async () => {
  // Nothing takes a step by itself while a test looks.
  gateway = await startTestGateway({ catalogueSize: 1, env: { SANDBOX_CASHIER_DELAY: '600000' } });
});
afterAll(() => gateway.close());
afterEach(() => gateway.services.settings.change({ cashier: cashierTermsIn('VND').parse({}), recordDays: limits.recordDays }));

const operate = (...words: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words);
};
const set = (figure: string, value: number) => operate('cashier', 'set', figure, String(value));

async function newPlayer() {
  const { token } = await registerPlayer(gateway.url, { paymentPassword: fundPassword });
  const { id } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { id: string };
  const cardId = randomUUID();
  const accountNumber = String(Math.floor(Math.random() * 1e15)).padStart(15, '0');
  const card = { customerId: id, id: cardId, bankCode: 'VCB', accountNumber, holderName: 'NGUYEN VAN AN' };
  await gateway.services.database.db.insert(schema.bankCards).values(card);
  const once = () => ({ token, idempotencyKey: randomUUID() });
  const deposit = (amount: number) => call(gateway.url, 'createDeposit', { channelId: 'acb', amount }, once());
  const withdraw = (amount: number) => call(gateway.url, 'createWithdrawal', { cardId, amount, fundPassword }, once());
  const deposits = async () => ((await call(gateway.url, 'listDeposits', {}, { token })).body.value as { rows: DepositOrder[] }).rows;
  const withdrawals = async () =>
    ((await call(gateway.url, 'listWithdrawals', {}, { token })).body.value as { rows: WithdrawalOrder[] }).rows;
  const terms = async () => (await call(gateway.url, 'getWithdrawalTerms', {}, { token })).body.value as WithdrawalTerms;
  const channels = async () =>
    (await call(gateway.url, 'listDepositChannels', {}, { token })).body.value as { channels: DepositChannel[]; remittanceMinutes: number };
  return { deposit, withdraw, deposits, withdrawals, terms, channels };
}
type Reply = Awaited<ReturnType<typeof call>>;
const codeOf = ({ body }: Reply) => body.errorCode ?? 'ok';
const boundsIn = ({ body }: Reply) => body.details?.fields?.[0]?.params;
const depositIn = ({ body }: Reply) => body.value as DepositOrder;
const minutesBetween = (from: string | undefined, to: string | undefined): number =>
  Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / 60_000);

describe('§9 a brand’s terms of deposits', () => {
  test('the bounds are listed with every channel, hold to the đồng, and a refusal names them', async () => {
    const { deposit, channels } = await newPlayer();
    await set('deposit.minimum', 200);
    await set('deposit.maximum', 60_000);
    for (const channel of (await channels()).channels) expect(channel).toMatchObject({ minimum: 200, maximum: 60_000 });
    for (const amount of [199, 60_001]) {
      const reply = await deposit(amount);
      expect([codeOf(reply), boundsIn(reply)]).toEqual(['amount_out_of_range', { min: 200, max: 60_000 }]);
    }
    for (const amount of [200, 60_000]) expect(codeOf(await deposit(amount))).toBe('ok');
  });

  test('a waiting order keeps its time and its turnover, and is credited outside of new bounds', async () => {
    const { deposit, deposits, channels, terms } = await newPlayer();
    const before = depositIn(await deposit(10_000));
    await set('deposit.remittanceMinutes', 45);
    await set('withdrawal.turnoverPercent', 50);
    await set('deposit.maximum', 9_999);
    expect((await channels()).remittanceMinutes).toBe(45);
    expect(minutesBetween(before.createdAt, before.expiresAt)).toBe(30);
    expect((await deposits())[0]).toEqual(before);
    const after = depositIn(await deposit(2_000));
    expect(minutesBetween(after.createdAt, after.expiresAt)).toBe(45);
    await operate('deposit', 'credit', before.payTo?.contentCode ?? '');
    expect(await terms()).toMatchObject({ turnoverPercent: 50, turnoverLeft: 3_000 });
    await operate('deposit', 'credit', after.payTo?.contentCode ?? '');
    expect((await terms()).turnoverLeft).toBe(3_000 + 1_000);
  });

  test('the narrower of the channel’s and the brand’s bounds holds; a channel without common bounds is closed', () => {
    const channel = (channelId: string, minimum: number, maximum: number) => ({ channelId, minimum, maximum }) as CashierChannel;
    const cashier = {
      ...gateway.services.cashier,
      channels: () => [channel('wide', 1, 1_000_000), channel('narrow', 500, 1_000), channel('above', 50_001, 90_000)],
    };
    expect(openChannels(cashier, cashierTermsIn('VND').parse({}))).toEqual([channel('wide', 100, 50_000), channel('narrow', 500, 1_000)]);
    expect(openChannels(cashier, cashierTermsIn('VND').parse({}), [200, 600, 5_000]).map(({ presets }) => presets)).toEqual([
      [200, 600, 5_000],
      [600],
    ]);
    expect(openChannels(cashier, cashierTermsIn('VND').parse({}), [200]).map(({ presets }) => presets)).toEqual([[200], undefined]);
  });
});

describe('§9 a brand’s terms of withdrawals', () => {
  test('the bounds are in the terms, and hold to the đồng', async () => {
    const { withdraw, terms } = await newPlayer();
    await set('withdrawal.minimum', 200);
    await set('withdrawal.maximum', 50_000);
    expect(await terms()).toMatchObject({ minimum: 200, maximum: 50_000, withdrawable: 50_000 });
    for (const amount of [199, 50_001]) {
      const reply = await withdraw(amount);
      expect([codeOf(reply), boundsIn(reply)]).toEqual(['amount_out_of_range', { min: 200, max: 50_000 }]);
    }
    for (const amount of [200, 50_000]) expect(codeOf(await withdraw(amount))).toBe('ok');
  });

  test('the day’s limit holds to the đồng, also for what was withdrawn before it was lowered', async () => {
    const { withdraw, terms } = await newPlayer();
    await withdraw(30_000);
    await set('withdrawal.dailyMaximum', 40_000);
    expect(await terms()).toMatchObject({ dailyMaximum: 40_000, withdrawnToday: 30_000, withdrawable: 10_000 });
    expect(codeOf(await withdraw(10_001))).toBe('daily_limit_exceeded');
    expect(codeOf(await withdraw(10_000))).toBe('ok');
    await set('withdrawal.maximum', 20_000);
    await set('withdrawal.dailyMaximum', 20_000);
    expect((await terms()).withdrawable).toBe(0);
  });

  test('the fee and the free withdrawals of a day hold from the next order on', async () => {
    const { withdraw, withdrawals, terms } = await newPlayer();
    await withdraw(1_000);
    await set('withdrawal.freePerDay', 2);
    await set('withdrawal.feePercent', 3);
    expect(await terms()).toMatchObject({ freePerDay: 2, freeLeft: 1, feePercent: 3 });
    await withdraw(1_000);
    await withdraw(1_000);
    await set('withdrawal.freePerDay', 0);
    expect((await withdrawals()).map(({ fee }) => fee)).toEqual([30, 0, 0]);
  });

  test('the time to confirm a receipt is fixed at the payment', async () => {
    const { withdraw, withdrawals, terms } = await newPlayer();
    const { orderId } = (await withdraw(1_000)).body.value as WithdrawalOrder;
    await set('withdrawal.receiptMinutes', 90);
    expect((await terms()).receiptMinutes).toBe(90);
    for (const step of ['checked', 'approved', 'paid']) expect(await operate('withdrawal', 'step', orderId), step).toContain(orderId);
    await set('withdrawal.receiptMinutes', 10);
    const [order] = await withdrawals();
    expect(minutesBetween(order?.paidAt, order?.receiptDueAt)).toBe(90);
  });
});

test('§9 orders are listed for 30 days, and for longer where the brand says so', async () => {
  const { deposit, withdraw, deposits, withdrawals } = await newPlayer();
  await deposit(1_000);
  await withdraw(1_000);
  const { db } = gateway.services.database;
  for (const table of ['deposits', 'withdrawals']) {
    await db.execute(sql.raw(`update ${table} set created_at = now() - interval '31 days'`));
  }
  expect([await deposits(), await withdrawals()]).toEqual([[], []]);
  await operate('record-days', '90');
  expect([await deposits(), await withdrawals()]).toMatchObject([[{ amount: 1_000 }], [{ amount: 1_000 }]]);
});

describe('the operator’s command', () => {
  test('shows every figure, with §9’s as the default', async () => {
    await set('withdrawal.dailyMaximum', 500_000);
    const lines = (await operate('cashier', 'show')).split('\n');
    const { minimum, maximum, remittanceMinutes } = limits.deposit;
    expect(lines).toHaveLength(10);
    expect(lines).toEqual(
      expect.arrayContaining([
        `deposit.minimum ${minimum} VND`,
        `deposit.maximum ${maximum} VND`,
        `deposit.remittanceMinutes ${remittanceMinutes}`,
        'withdrawal.dailyMaximum 500000 VND',
      ]),
    );
  });

  test.each([
    ['no figure', [], 'There is no figure without a name. They are deposit.minimum,'],
    ['an unknown one', ['withdrawal.paidMinutes', '5'], 'There is no figure withdrawal.paidMinutes.'],
    ['the name of a prototype', ['deposit.constructor', '5'], 'There is no figure deposit.constructor.'],
    ['no number', ['deposit.maximum'], 'deposit.maximum is a number of VND above zero, such as 1250.'],
    ['dots', ['deposit.maximum', '60.000'], 'deposit.maximum is a number of VND above zero, such as 1250.'],
    ['a sign', ['deposit.maximum', '-1'], 'deposit.maximum is a number of VND above zero, such as 1250.'],
    [
      'a number that none carries exactly',
      ['deposit.maximum', '999999999999999'],
      'deposit.maximum: is a whole number from 1 to 1000000000000.',
    ],
    ['nothing to pay in', ['deposit.minimum', '0'], 'deposit.minimum: is a whole number from 1'],
    ['a least above the most', ['deposit.minimum', '50001'], 'deposit: minimum is not above maximum.'],
    ['a most above the day’s', ['withdrawal.maximum', '300001'], 'withdrawal: minimum is not above maximum, nor that above dailyMaximum.'],
    ['a fee that leaves nothing', ['withdrawal.feePercent', '100'], 'withdrawal.feePercent: is a whole number from 0 to 99.'],
    ['more than all of a deposit', ['withdrawal.turnoverPercent', '101'], 'withdrawal.turnoverPercent: is a whole number from 0 to 100.'],
    ['no time at all', ['deposit.remittanceMinutes', '0'], 'deposit.remittanceMinutes: is a whole number from 1 to 1440.'],
    ['more than a day', ['withdrawal.receiptMinutes', '1441'], 'withdrawal.receiptMinutes: is a whole number from 1 to 1440.'],
  ])('refuses %s with a sentence, and changes nothing', async (_, words, said) => {
    await expect(operate('cashier', 'set', ...words)).rejects.toThrow(said);
    expect(gateway.services.settings.cashierTerms()).toEqual(cashierTermsIn('VND').parse({}));
  });

  test.each([
    ['deposit.minimum', 50_000],
    ['withdrawal.maximum', 300_000],
    ['withdrawal.feePercent', 0],
    ['withdrawal.feePercent', 99],
    ['withdrawal.turnoverPercent', 0],
    ['withdrawal.turnoverPercent', 100],
    ['withdrawal.receiptMinutes', 1_440],
  ])('accepts %s of %d, the last valid value', async (figure, value) => {
    expect(await set(figure, value)).toContain(`${figure} is ${value} now`);
  });

  test('lists its options', async () => {
    await expect(operate('cashier', 'close')).rejects.toThrow('cashier show, cashier set <figure> <number>');
  });
});
