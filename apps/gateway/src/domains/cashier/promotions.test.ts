import { bonusOf, type DepositOrder, type DepositPromotion, type Transaction, type WithdrawalTerms } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';

const start = 500_000;
let gateway: TestGateway;
beforeAll(async () => {
  // Nothing is settled by itself while a test looks.
  gateway = await startTestGateway({ catalogueSize: 1, env: { SANDBOX_CASHIER_DELAY: '600000' } });
});
afterAll(() => gateway.close());

const operate = (...words: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words);
};
const orderIn = (reply: { body: { value: unknown } }) => reply.body.value as DepositOrder;
const credit = (order: DepositOrder) => operate('deposit', 'credit', order.payTo?.contentCode ?? '');

async function newPlayer() {
  const { token, username } = await registerPlayer(gateway.url);
  const read = async (name: 'listDepositChannels' | 'getBalance' | 'getWithdrawalTerms' | 'listDeposits') =>
    (await call(gateway.url, name, {}, { token })).body.value;
  const order = (amount: number, promotionId?: string) =>
    call(
      gateway.url,
      'createDeposit',
      { channelId: 'acb', amount, ...(promotionId && { promotionId }) },
      { token, idempotencyKey: crypto.randomUUID() },
    );
  const offered = async () =>
    ((await read('listDepositChannels')) as { promotions: DepositPromotion[] }).promotions.map(({ promotionId }) => promotionId);
  const balance = async () => ((await read('getBalance')) as { sumBalance: number }).sumBalance;
  const turnover = async () => ((await read('getWithdrawalTerms')) as WithdrawalTerms).turnoverLeft;
  const bonuses = async () => {
    const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    const reply = await call(gateway.url, 'listTransactions', { from: day, to: day, kind: 'bonus' }, { token });
    return (reply.body.value as { rows: Transaction[] }).rows.map(({ amount }) => amount);
  };
  return { token, username, order, offered, balance, turnover, bonuses, orders: () => read('listDeposits') };
}

test.each([
  [5_000, 500],
  [99, 9],
  [9, 0],
  [50_000, 5_000],
  [60_000, 5_000],
])('§3 a bonus of 10 %% and 5,000 at most of %i is %i', (amount, bonus) => {
  expect(bonusOf(amount, { percent: 10, maximum: 5_000 })).toBe(bonus);
});

test('the first deposit, then the second of the day: each is offered when it applies, and brings its bonus and its turnover', async () => {
  const { order, offered, balance, turnover, bonuses } = await newPlayer();
  expect(await offered()).toEqual(['first']);
  const first = orderIn(await order(1_000, 'first'));
  expect(first).toMatchObject({ amount: 1_000, bonus: 200 });
  expect(await offered(), 'one that waits is not offered again').toEqual([]);
  await credit(first);
  expect(await balance()).toBe(start + 1_200);
  // Five times the bonus; §9's 30 % of the deposit are wagered with the same stakes.
  expect(await turnover()).toBe(1_000);
  expect(await bonuses()).toEqual([200]);

  expect(await offered()).toEqual(['second']);
  await credit(orderIn(await order(1_000, 'second')));
  expect(await balance()).toBe(start + 2_300);
  expect(await offered()).toEqual([]);
});

test('the second of a day is offered after exactly one deposit', async () => {
  const { order, offered } = await newPlayer();
  await credit(orderIn(await order(1_000)));
  expect(await offered()).toEqual(['second']);
  await credit(orderIn(await order(1_000)));
  expect(await offered()).toEqual([]);
});

test('a deposit without a promotion is credited without a bonus', async () => {
  const { order, balance, turnover, bonuses } = await newPlayer();
  const plain = orderIn(await order(1_000));
  expect(plain.bonus).toBe(0);
  await credit(plain);
  expect([await balance(), await turnover(), await bonuses()]).toEqual([start + 1_000, 300, []]);
});

test.each(['second', 'none', "first' or 1=1"])(
  'the promotion “%s”, which a first deposit has not, is refused, and nothing is ordered',
  async (promotionId) => {
    const { order, orders } = await newPlayer();
    const reply = await order(1_000, promotionId);
    expect([reply.status, reply.body.errorCode]).toEqual([409, 'promotion_not_available']);
    expect(await orders()).toMatchObject({ rows: [] });
  },
);

test('of two orders with one promotion, one cancelled and both paid at the same time, one gets the bonus', async () => {
  const { token, order, balance, bonuses } = await newPlayer();
  const given = orderIn(await order(1_000, 'first'));
  await call(gateway.url, 'cancelDeposit', { orderId: given.orderId }, { token });
  const kept = orderIn(await order(1_000, 'first'));
  await Promise.all([credit(given), credit(kept)]);
  expect(await bonuses()).toEqual([200]);
  expect(await balance()).toBe(start + 2_200);
});

test('§6 a member who becomes an agent is offered no bonus and gets none, since an agent can’t wager it', async () => {
  const { username, order } = await newPlayer();
  const first = orderIn(await order(1_000, 'first'));
  await operate('type', username, '1');
  const { token } = (await call(gateway.url, 'login', { type: 'username', username, password: 'Secret12' })).body.value;
  await credit(first);
  expect((await call(gateway.url, 'getBalance', {}, { token })).body.value.sumBalance).toBe(start + 1_000);
  expect((await call(gateway.url, 'listDepositChannels', {}, { token })).body.value.promotions).toEqual([]);
});
