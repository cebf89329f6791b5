import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard, balanceOf, call, fundPassword, newId, openGame, type Reply, registerPlayer, wallet } from './support/client.ts';
import { type House, houseKinds, openHouse } from './support/house.ts';

/** What each new player has (SANDBOX_WELCOME_CREDIT of the test environment). */
const start = 250_000;

const codes = (replies: Reply[]) => {
  const counts: Record<string, number> = {};
  for (const { body } of replies) {
    const code = body.errorCode ?? body.code ?? 'ok';
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

describe.each(houseKinds)('money on %s', (kind) => {
  let house: House;
  /** One of the gateways on this database, in turn. */
  const url = (index: number) => house.urls[index % house.urls.length] ?? '';
  const parallel = (count: number, run: (index: number) => Promise<Reply>) =>
    Promise.all(Array.from({ length: count }, (_, index) => run(index)));

  beforeAll(async () => {
    house = await openHouse(kind);
  });
  afterAll(() => house?.close());

  test('§9 withdrawal: 64 at once of 10,000 from 250,000 pay exactly 25', async () => {
    const token = await registerPlayer(url(0));
    const cardId = await addCard(url(0), token);
    const replies = await parallel(64, (index) =>
      call(url(index), 'createWithdrawal', { cardId, amount: 10_000, fundPassword }, { token, idempotencyKey: newId() }),
    );
    expect(codes(replies)).toEqual({ ok: 25, insufficient_balance: 39 });
    expect(await balanceOf(url(0), token)).toBe(0);
  });

  test('§9 withdrawal: 64 at once never pass 300,000 a day', async () => {
    const login = await call(url(0), 'login', { type: 'username', username: 'member01', password: 'Baize123' });
    const token = login.body.value.token;
    const before = await balanceOf(url(0), token);
    const cardId = await addCard(url(0), token, 'Baize123');
    const replies = await parallel(64, (index) =>
      call(url(index), 'createWithdrawal', { cardId, amount: 10_000, fundPassword }, { token, idempotencyKey: newId() }),
    );
    expect(codes(replies)).toEqual({ ok: 30, daily_limit_exceeded: 34 });
    expect(await balanceOf(url(1), token)).toBe(before - 300_000);
    // §9 "5 free per day then 1% fee": also of those that come at once.
    const fees = replies.filter(({ status }) => status === 200).map(({ body }) => body.value.fee);
    expect(fees.sort((a, b) => a - b)).toEqual([...Array(5).fill(0), ...Array(25).fill(100)]);
  });

  describe('§6 transfers', () => {
    let [agent, member] = ['', ''];
    const login = async (username: string): Promise<string> =>
      (await call(url(0), 'login', { type: 'username', username, password: 'Baize123' })).body.value.token;
    const up = (index: number, amount: number, idempotencyKey = newId()) =>
      call(url(index), 'transferToUpline', { amount, fundPassword }, { token: member, idempotencyKey });
    const down = (index: number, amount: number) =>
      call(url(index), 'transferToDownline', { account: 'contract01', amount, fundPassword }, { token: agent, idempotencyKey: newId() });
    const balances = () => Promise.all([agent, member].map((token) => balanceOf(url(0), token)));
    beforeAll(async () => {
      [agent, member] = [await login('agent01'), await login('contract01')];
    });

    test('64 at once of a 25th of the balance each are exactly 25', async () => {
      const [above = 0, below = 0] = await balances();
      const replies = await parallel(64, (index) => up(index, below / 25));
      expect(codes(replies)).toEqual({ ok: 25, insufficient_balance: 39 });
      expect(await balances()).toEqual([above + below, 0]);
      await down(0, below);
      expect(await balances()).toEqual([above, below]);
    });

    test('64 at once against each other all come about, none is lost, and none holds another up', async () => {
      const [above = 0, below = 0] = await balances();
      const before = await house.deadlocks();
      // Either way at either process.
      const replies = await parallel(64, (index) => (index % 4 < 2 ? up(index, 1_000) : down(index, 700)));
      expect(codes(replies)).toEqual({ ok: 64 });
      expect(await house.deadlocks()).toBe(before);
      expect(await balances()).toEqual([above + 32 * 300, below - 32 * 300]);
    });

    test('the same key 32 times at once is one transfer', async () => {
      const [above = 0, below = 0] = await balances();
      const idempotencyKey = newId();
      const replies = await parallel(32, (index) => up(index, 5_000, idempotencyKey));
      expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body.value])))).toHaveProperty('size', 1);
      expect(replies[0]?.status).toBe(200);
      expect(await balances()).toEqual([above + 5_000, below - 5_000]);
    });
  });

  test('idempotency: the same key 32 times at once has one effect and one reply', async () => {
    const token = await registerPlayer(url(0));
    const cardId = await addCard(url(0), token);
    const idempotencyKey = newId();
    const replies = await parallel(32, (index) =>
      call(url(index), 'createWithdrawal', { cardId, amount: 40_000, fundPassword }, { token, idempotencyKey }),
    );
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body.value])))).toHaveProperty('size', 1);
    expect(replies[0]?.status).toBe(200);
    expect(await balanceOf(url(1), token)).toBe(start - 40_000);
  });

  test('idempotency: another body under the same key is a conflict, another player’s key is not', async () => {
    const [token, other] = [await registerPlayer(url(0)), await registerPlayer(url(1))];
    const idempotencyKey = newId();
    await call(url(0), 'createDeposit', { channelId: 'vietcombank', amount: 1_000 }, { token, idempotencyKey });
    const conflict = await call(url(1), 'createDeposit', { channelId: 'vietcombank', amount: 1_001 }, { token, idempotencyKey });
    expect([conflict.status, conflict.body.errorCode]).toEqual([409, 'idempotency_key_conflict']);
    expect(
      (await call(url(1), 'createDeposit', { channelId: 'vietcombank', amount: 1_001 }, { token: other, idempotencyKey })).status,
    ).toBe(200);
  });

  test('idempotency: a refusal is not kept, so the same key succeeds once the money is there', async () => {
    const token = await registerPlayer(url(0));
    const cardId = await addCard(url(0), token);
    for (const amount of [40_000, 40_000, 40_000, 40_000, 40_000, 40_000]) {
      await call(url(0), 'createWithdrawal', { cardId, amount, fundPassword }, { token, idempotencyKey: newId() });
    }
    const idempotencyKey = newId();
    const refused = await call(url(0), 'createWithdrawal', { cardId, amount: 20_000, fundPassword }, { token, idempotencyKey });
    expect(refused.body.errorCode).toBe('insufficient_balance');
    const session = await openGame(url(0), token);
    const round = { session, roundId: newId(), currency: 'VND' };
    const bet = { ...round, transactionId: newId(), amount: 1_000 };
    expect((await wallet(url(0), 'bet', bet)).body.status).toBe('OK');
    await wallet(url(0), 'win', {
      ...round,
      transactionId: newId(),
      betTransactionId: bet.transactionId,
      amount: 50_000,
      roundEnded: true,
    });
    expect(await balanceOf(url(1), token)).toBe(59_000);
    const retried = await call(url(1), 'createWithdrawal', { cardId, amount: 20_000, fundPassword }, { token, idempotencyKey });
    expect(retried.status).toBe(200);
  });

  test('§9 deposit: of 64 at once no more wait than may, and one has the promotion of a first deposit', async () => {
    const token = await registerPlayer(url(0));
    const replies = await parallel(64, (index) =>
      call(url(index), 'createDeposit', { channelId: 'acb', amount: 1_000, promotionId: 'first' }, { token, idempotencyKey: newId() }),
    );
    expect(codes(replies)).toEqual({ ok: 1, promotion_not_available: 63 });
    const plain = await parallel(64, (index) =>
      call(url(index), 'createDeposit', { channelId: 'acb', amount: 1_000 }, { token, idempotencyKey: newId() }),
    );
    expect(codes(plain)).toEqual({ ok: 19, too_many_open_orders: 45 });
  });

  test('§9 deposit: is credited once, whichever process settles it', async () => {
    const token = await registerPlayer(url(0));
    await parallel(10, (index) =>
      call(url(index), 'createDeposit', { channelId: 'vietcombank', amount: 1_000 }, { token, idempotencyKey: newId() }),
    );
    await expect.poll(() => balanceOf(url(1), token), { timeout: 10_000 }).toBe(start + 10_000);
    // Of any account: the tests before have left orders that fall due while these do.
    await expect.poll(house.unsettled, { timeout: 10_000 }).toBe(0);
    expect(await balanceOf(url(0), token)).toBe(start + 10_000);
  });

  test('§4 receipt: of 64 that say at once that all has come, or nothing, one half is believed', async () => {
    const token = await registerPlayer(url(0));
    const cardId = await addCard(url(0), token);
    const made = await call(url(0), 'createWithdrawal', { cardId, amount: 10_000, fundPassword }, { token, idempotencyKey: newId() });
    const { orderId } = made.body.value;
    const order = async () => (await call(url(1), 'listWithdrawals', {}, { token })).body.value.rows[0];
    await expect.poll(async () => (await order()).state, { timeout: 20_000 }).toBe('paid');
    const replies = await parallel(64, (index) =>
      call(url(index), 'confirmReceipt', { orderId, receipt: index % 4 < 2 ? 'full' : 'none' }, { token }),
    );
    expect(codes(replies)).toEqual({ ok: 32, order_settled: 32 });
    const { receipt, receivedAmount } = await order();
    expect(['full 10000', 'none 0']).toContain(`${receipt} ${receivedAmount}`);
    for (const index of [0, 1]) expect(await balanceOf(url(index), token)).toBe(start - 10_000);
  });

  test('wallet: 64 bets at once of 10,000 from 250,000 take exactly 25', async () => {
    const token = await registerPlayer(url(0));
    const session = await openGame(url(0), token);
    const replies = await parallel(64, (index) =>
      wallet(url(index), 'bet', { session, transactionId: newId(), roundId: 'r1', amount: 10_000, currency: 'VND' }),
    );
    expect(codes(replies)).toEqual({ ok: 25, INSUFFICIENT_FUNDS: 39 });
    expect(await balanceOf(url(0), token)).toBe(0);
  });

  test('wallet: the same bet 32 times at once counts once, even when it takes the last đồng', async () => {
    const token = await registerPlayer(url(0));
    const session = await openGame(url(0), token);
    const bet = { session, transactionId: newId(), roundId: 'r1', amount: start, currency: 'VND' };
    const replies = await parallel(32, (index) => wallet(url(index), 'bet', bet));
    expect(codes(replies)).toEqual({ ok: 32 });
    expect(new Set(replies.map(({ body }) => body.balance))).toEqual(new Set([0]));
    const changed = await wallet(url(0), 'bet', { ...bet, amount: 1 });
    expect([changed.status, changed.body.code]).toEqual([409, 'DUPLICATE_TRANSACTION']);
  });

  test('wallet: a rollback before its bet is kept, and the bet is refused', async () => {
    const token = await registerPlayer(url(0));
    const session = await openGame(url(0), token);
    const betTransactionId = newId();
    const rollback = { session, transactionId: newId(), roundId: 'r1', betTransactionId };
    expect((await wallet(url(0), 'rollback', rollback)).body).toMatchObject({ status: 'OK', balance: start });
    const bet = await wallet(url(1), 'bet', { session, transactionId: betTransactionId, roundId: 'r1', amount: 5_000, currency: 'VND' });
    expect(bet.body.code).toBe('BET_ROLLED_BACK');
    expect((await wallet(url(1), 'rollback', rollback)).body).toMatchObject({ status: 'OK', balance: start });
    expect(await balanceOf(url(0), token)).toBe(start);
  });

  test('wallet: bets and their rollbacks at once leave the balance as it was', async () => {
    const token = await registerPlayer(url(0));
    const session = await openGame(url(0), token);
    const ids = Array.from({ length: 16 }, newId);
    await Promise.all(
      ids.flatMap((id, index) => [
        wallet(url(index), 'bet', { session, transactionId: id, roundId: id, amount: 1_000, currency: 'VND' }),
        wallet(url(index + 1), 'rollback', { session, transactionId: newId(), roundId: id, betTransactionId: id }),
      ]),
    );
    expect(await balanceOf(url(0), token)).toBe(start);
  });

  test.each([0, 9_000])(
    'wallet: a bet that a win of %d answered can’t be taken back, one that was taken back can’t be won',
    async (amount) => {
      const token = await registerPlayer(url(0));
      const session = await openGame(url(0), token);
      const round = (roundId: string) => {
        const betTransactionId = newId();
        const bet = () => wallet(url(0), 'bet', { session, transactionId: betTransactionId, roundId, amount: 5_000, currency: 'VND' });
        const win = { session, transactionId: newId(), roundId, amount, currency: 'VND', betTransactionId, roundEnded: true };
        const rollback = { session, transactionId: newId(), roundId, betTransactionId };
        return { bet, win: () => wallet(url(1), 'win', win), rollback: () => wallet(url(1), 'rollback', rollback) };
      };
      const won = round('r1');
      await won.bet();
      expect((await won.win()).body).toMatchObject({ status: 'OK', balance: start - 5_000 + amount });
      const late = await won.rollback();
      expect([late.status, late.body.code, late.body.balance]).toEqual([409, 'BET_SETTLED', start - 5_000 + amount]);
      expect((await won.rollback()).body.code).toBe('BET_SETTLED');

      const cancelled = round('r2');
      await cancelled.bet();
      expect((await cancelled.rollback()).body).toMatchObject({ status: 'OK', balance: start - 5_000 + amount });
      const refused = await cancelled.win();
      expect([refused.status, refused.body.code]).toEqual([409, 'BET_ROLLED_BACK']);
      expect(await balanceOf(url(0), token)).toBe(start - 5_000 + amount);
    },
  );

  test('wallet: of a win and a rollback for one bet at once, exactly one takes effect', async () => {
    const token = await registerPlayer(url(0));
    const session = await openGame(url(0), token);
    const ids = Array.from({ length: 24 }, newId);
    const bet = { session, amount: 1_000, currency: 'VND' };
    await Promise.all(ids.map((id, index) => wallet(url(index), 'bet', { ...bet, transactionId: id, roundId: id })));
    const outcomes = await Promise.all(
      ids.map(async (id, index) => {
        const about = { session, roundId: id, betTransactionId: id };
        const win = () => wallet(url(index), 'win', { ...about, transactionId: newId(), amount: 3_000, currency: 'VND', roundEnded: true });
        const rollback = () => wallet(url(index + 1), 'rollback', { ...about, transactionId: newId() });
        // Either is sent first as often as the other.
        const replies = index % 4 < 2 ? await Promise.all([win(), rollback()]) : (await Promise.all([rollback(), win()])).reverse();
        return replies.map(({ body }) => body.code ?? 'ok').join();
      }),
    );
    const won = outcomes.filter((outcome) => outcome === 'ok,BET_SETTLED').length;
    const takenBack = outcomes.filter((outcome) => outcome === 'BET_ROLLED_BACK,ok').length;
    expect(won + takenBack).toBe(ids.length);
    expect(await balanceOf(url(0), token)).toBe(start + won * 2_000);
  });

  test('wallet: wins for several bets of one round at once all count, and never hold each other up', async () => {
    const token = await registerPlayer(url(0));
    const session = await openGame(url(0), token);
    const ids = Array.from({ length: 40 }, newId);
    const about = (index: number) => ({ session, roundId: `r${Math.floor(index / 4)}`, currency: 'VND' });
    await parallel(ids.length, (index) => wallet(url(index), 'bet', { ...about(index), transactionId: ids[index], amount: 1_000 }));
    const before = await house.deadlocks();
    const replies = await parallel(ids.length, (index) => {
      const win = { ...about(index), transactionId: newId(), amount: 3_000, betTransactionId: ids[index], roundEnded: true };
      return wallet(url(index), 'win', win);
    });
    expect(codes(replies)).toEqual({ ok: ids.length });
    expect(await house.deadlocks()).toBe(before);
    expect(await balanceOf(url(0), token)).toBe(start + ids.length * 2_000);
  });

  test('wallet: a win counts after the session’s end, a bet does not', async () => {
    const token = await registerPlayer(url(0));
    const session = await openGame(url(0), token);
    const betTransactionId = newId();
    await wallet(url(0), 'bet', { session, transactionId: betTransactionId, roundId: 'r1', amount: 5_000, currency: 'VND' });
    await call(url(0), 'logout', {}, { token });
    const late = await wallet(url(1), 'bet', { session, transactionId: newId(), roundId: 'r2', amount: 5_000, currency: 'VND' });
    expect(late.body.code).toBe('SESSION_EXPIRED');
    const win = { session, transactionId: newId(), roundId: 'r1', amount: 9_000, currency: 'VND', betTransactionId, roundEnded: true };
    const replies = await parallel(8, (index) => wallet(url(index), 'win', win));
    expect(new Set(replies.map(({ body }) => body.balance))).toEqual(new Set([start + 4_000]));
  });

  test('§3 PVP rooms: of 16 who come at once for 8 seats 8 sit down, and of two who come for one that was left one does', async () => {
    const tokens = await Promise.all(Array.from({ length: 16 }, (_, index) => registerPlayer(url(index))));
    const enter = (index: number, roomId: string, at = index) =>
      call(url(at), 'launchPvpRoom', { roomId, platform: 'html5', language: 'vi', confirmTrans: 1 }, { token: tokens[index] ?? '' });
    const replies = await parallel(16, (index) => enter(index, 'ho-tay'));
    expect(codes(replies)).toEqual({ ok: 8, room_full: 8 });
    const outside = [...replies.keys()].filter((index) => replies[index]?.status !== 200);
    const seated = [...replies.keys()].find((index) => replies[index]?.status === 200) ?? -1;
    expect((await enter(seated, 'ben-nuoc')).status).toBe(200);
    // One at each process, wherever they came first.
    const two = outside.slice(0, 2).map((index, at) => enter(index, 'ho-tay', at));
    expect(codes(await Promise.all(two))).toEqual({ ok: 1, room_full: 1 });
  });

  test('ledger: every account’s balance is the sum of its entries, and all of them sum to nothing', async () => {
    expect(await house.audit()).toEqual({ wrongBalances: 0, unbalanced: 0, negative: 0 });
  });
});
