import { randomUUID } from 'node:crypto';
import type { VendorWallets } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { eventsAfter } from '../../live/outbox.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';

const start = 500_000;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 600 });
});
afterAll(() => gateway.close());
const db = () => gateway.services.database.db;

type Reply = Awaited<ReturnType<typeof call>>;
const walletsIn = (reply: Reply) => reply.body.value as VendorWallets & { gathered?: number };
const codeOf = (reply: Reply) => reply.body.errorCode ?? 'ok';
const onAlb = ({ wallets }: VendorWallets) => wallets.find(({ vassalage }) => vassalage === 'ALB')?.balance;

async function newPlayer() {
  const { token } = await registerPlayer(gateway.url);
  const { id } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { id: string };
  const move = (from: string, to: string, amount: unknown, idempotencyKey = randomUUID()) =>
    call(gateway.url, 'transferFund', { from, to, amount } as never, { token, idempotencyKey });
  const gather = () => call(gateway.url, 'gatherWallets', {}, { token, idempotencyKey: randomUUID() });
  const wallets = async () => walletsIn(await call(gateway.url, 'listVendorWallets', {}, { token }));
  const sum = async () => (await call(gateway.url, 'getBalance', {}, { token })).body.value.sumBalance;
  return { id, token, move, gather, wallets, sum };
}
const movements = async (id: string) =>
  await rowsOf<{ kind: string; amount: number }>(
    db(),
    sql`select e.kind, e.amount::int as amount from ledger_entries e join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
      where e.customer_id = ${id} and t.kind = 'walletTransfer' order by e.created_at, e.kind`,
  );

test('§2 transferFund: to a vendor and back; the sum (§3 sumBalance) stays, and a live event follows', async () => {
  const { id, move, wallets, sum } = await newPlayer();
  expect(await wallets()).toMatchObject({ balance: start, inPlay: 0 });
  expect(walletsIn(await move('main', 'ALB', 200_000))).toMatchObject({ balance: 300_000 });
  expect(onAlb(await wallets())).toBe(200_000);
  expect(walletsIn(await move('ALB', 'PT', 50_000)).balance).toBe(300_000);
  expect(await sum()).toBe(start);
  const events = (await eventsAfter(db(), new Map([[id, 0]]))).filter(({ name }) => name === 'balance');
  expect(events.at(-1)?.data).toEqual({ sumBalance: start, currency: 'VND' });
  expect(await movements(id)).toHaveLength(4);
});

test('money in play is the stakes of open rounds: it is in no wallet, and leaves play when they end', async () => {
  const { id, wallets } = await newPlayer();
  await db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, currency, bet_total, ended_at)
    values (${id}, 'sandbox', 'r1', 'g', 'VND', 2000, null), (${id}, 'sandbox', 'r2', 'g', 'VND', 700, now())`);
  expect(await wallets()).toMatchObject({ balance: start, inPlay: 2_000 });
  await db().execute(sql`update game_rounds set ended_at = now() where customer_id = ${id}`);
  expect((await wallets()).inPlay).toBe(0);
});

test('gather all: everything comes back in one movement, and a repetition moves nothing', async () => {
  const { id, move, gather, wallets } = await newPlayer();
  await move('main', 'ALB', 200_000);
  await move('main', 'PT', 1);
  expect(walletsIn(await gather())).toMatchObject({ balance: start, gathered: 200_001 });
  expect(walletsIn(await gather())).toMatchObject({ balance: start, gathered: 0 });
  expect((await wallets()).wallets.every(({ balance }) => balance === 0)).toBe(true);
  expect((await movements(id)).filter(({ kind, amount }) => kind === 'main' && amount === 200_001)).toHaveLength(1);
});

test.each([-1, 0, 0.1, 1e21, 2 ** 53 + 1, '1e3', Number.NaN, '１００'])(
  'an amount of %s is refused, names its field and moves nothing',
  async (amount) => {
    const { id, move } = await newPlayer();
    const reply = await move('main', 'ALB', amount);
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body)).toContain('"field":"amount"');
    expect(await movements(id)).toEqual([]);
  },
);

test.each([
  ['main', 'ALB', start + 1, 'insufficient_balance'],
  ['ALB', 'main', 1, 'insufficient_balance'],
  ['main', 'PG', 1, 'wallet_not_found'],
  ['PG', 'main', 1, 'wallet_not_found'],
  ['main', "ALB' or 1=1", 1, 'wallet_not_found'],
  ['main', 'main', 1, 'validation_failed'],
  ['cashier', 'main', 1, 'wallet_not_found'],
  ['pendingWithdrawal', 'main', 1, 'wallet_not_found'],
] as const)('from %s to %s with %s: %s', async (from, to, amount, code) => {
  const { id, move } = await newPlayer();
  expect(codeOf(await move(from, to, amount))).toBe(code);
  expect(await movements(id)).toEqual([]);
});

test('a repeated key moves once, and another body is a conflict', async () => {
  const { move, wallets } = await newPlayer();
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 8 }, () => move('main', 'ALB', 1_000, key)));
  expect(replies.map(codeOf).filter((code) => code !== 'ok' && code !== 'idempotency_in_progress')).toEqual([]);
  expect(codeOf(await move('main', 'ALB', 2_000, key))).toBe('idempotency_key_conflict');
  expect(onAlb(await wallets())).toBe(1_000);
});

test('64 moves at the same time lose nothing, and no wallet falls below zero', async () => {
  const { move, gather, wallets, sum } = await newPlayer();
  await Promise.all(
    Array.from({ length: 64 }, (_, index) => {
      if (index % 8 === 7) return gather();
      const [from, to] = [
        ['main', 'ALB'],
        ['ALB', 'PT'],
        ['PT', 'main'],
      ][index % 3] as [string, string];
      return move(from, to, 30_000);
    }),
  );
  const { balance, wallets: vendors } = await wallets();
  expect(Math.min(balance, ...vendors.map((one) => one.balance))).toBeGreaterThanOrEqual(0);
  expect(balance + vendors.reduce((total, one) => total + one.balance, 0)).toBe(start);
  expect(await sum()).toBe(start);
});

describe('§3 confirmTrans: a vendor’s game plays from its wallet', () => {
  async function launchAlb(token: string) {
    const [game] = await rowsOf<{ gameId: string; nodeId: string }>(
      db(),
      sql`select game_id as "gameId", node_id as "nodeId" from games where vassalage = 'ALB' limit 1`,
    );
    const { account } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { account: string };
    const request = {
      ...{ gameId: game?.gameId ?? '', nodeId: game?.nodeId ?? '', accountType: 1, confirmTrans: true, vassalage: 'ALB' },
      ...{ launchMode: 'window', platform: 'html5', clientType: 3, language: 'vi' },
      ...{ username: account, merchantCode: 'baize', token },
    };
    const reply = await call(gateway.url, 'launchGame', request as never, { token });
    expect(codeOf(reply)).toBe('ok');
  }
  const walletOfGame = async (id: string) =>
    await rowsOf<{ wallet: string }>(db(), sql`select wallet from game_sessions where customer_id = ${id}`);

  test('agreeing moves the whole main wallet, agreeing again moves nothing, and the money can come back', async () => {
    const { id, token, gather, wallets, sum } = await newPlayer();
    await launchAlb(token);
    await launchAlb(token);
    expect(await wallets()).toMatchObject({ balance: 0 });
    expect(onAlb(await wallets())).toBe(start);
    expect(await sum()).toBe(start);
    expect(await walletOfGame(id)).toEqual([{ wallet: 'vendor:ALB' }, { wallet: 'vendor:ALB' }]);
    expect(walletsIn(await gather())).toMatchObject({ balance: start, gathered: start });
  });

  test('with one wallet for all (§3 merchantWallet) nothing moves, and money at a vendor can still come back', async () => {
    const { id, token, move, gather, wallets } = await newPlayer();
    await move('main', 'ALB', 1_000);
    await gateway.services.settings.changeFlags({ merchantWallet: true });
    try {
      await launchAlb(token);
      expect((await walletOfGame(id)).map(({ wallet }) => wallet)).toEqual(['main']);
      expect((await wallets()).wallets).toEqual([{ vassalage: 'ALB', name: 'ALB', balance: 1_000 }]);
      expect(codeOf(await move('main', 'ALB', 1))).toBe('wallet_not_found');
      expect(walletsIn(await gather())).toMatchObject({ balance: start, gathered: 1_000, wallets: [] });
    } finally {
      await gateway.services.settings.changeFlags({ merchantWallet: false });
    }
  });

  test('a vendor under maintenance takes no money, and gives money back (§8)', async () => {
    const { move } = await newPlayer();
    await move('main', 'ALB', 1_000);
    await gateway.services.settings.changeVendorMaintenance('ALB', { from: '2026-01-01T00:00:00Z' });
    try {
      expect(codeOf(await move('main', 'ALB', 1))).toBe('vendor_under_maintenance');
      expect(codeOf(await move('ALB', 'main', 1_000))).toBe('ok');
    } finally {
      await gateway.services.settings.changeVendorMaintenance('ALB', undefined);
    }
  });
});
