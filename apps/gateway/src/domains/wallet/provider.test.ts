import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { callWallet, launchGame, sessionIn } from '../../testingProvider.ts';
import { testTimeZone } from '../../testingZone.ts';
import { dayIn } from '../records/readPeriod.ts';

let gateway: TestGateway;
let session: string;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = (await call(gateway.url, 'login', { type: 'username', username: 'member01', password: 'Baize123' })).body.value.token;
  session = sessionIn(await launch({ token }));
});
afterAll(() => gateway.close());

const launch = (options: { token?: string }, part: Record<string, unknown> = {}) => launchGame(gateway.url, options, part);

const bet = (part: Record<string, unknown> = {}) => ({
  session,
  transactionId: randomUUID(),
  roundId: 'r1',
  amount: 1_000,
  currency: 'VND',
  ...part,
});

const send = (name: string, body: unknown, headers: Record<string, string> = {}, time = Date.now()) =>
  callWallet(gateway, name, body, { headers, time });

describe('seamless wallet: authentication', () => {
  test.each([
    ['no signature', { 'x-signature': '' }, 0],
    ['a signature over other bytes', { 'x-signature': 'ab'.repeat(32) }, 0],
    ['a provider that nobody knows', { 'x-provider': 'other' }, 0],
    ['a time that is not the signed one', { 'x-timestamp': String(Date.now() + 5) }, 0],
    ['a request of two minutes ago, rightly signed', {}, -120_000],
    ['a request of in two minutes, rightly signed', {}, 120_000],
  ])('%s is refused', async (_, change, offset) => {
    expect(await send('bet', bet(), change as Record<string, string>, Date.now() + offset)).toEqual({
      status: 'ERROR',
      code: 'INVALID_SIGNATURE',
    });
  });
});

describe('seamless wallet: validation', () => {
  test.each([
    ['a bet of nothing', 'bet', { amount: 0 }, 'INVALID_REQUEST'],
    ['a bet below nothing', 'bet', { amount: -5 }, 'INVALID_REQUEST'],
    ['a bet of half a đồng', 'bet', { amount: 0.5 }, 'INVALID_REQUEST'],
    ['a bet in another currency', 'bet', { currency: 'USD' }, 'INVALID_REQUEST'],
    ['a bet beyond the balance', 'bet', { amount: 99_000_000 }, 'INSUFFICIENT_FUNDS'],
    ['a session that nobody opened', 'bet', { session: 'x'.repeat(65) }, 'SESSION_NOT_FOUND'],
    ['a win without its bet', 'win', { betTransactionId: 'none', roundEnded: true }, 'BET_NOT_FOUND'],
  ])('%s is refused and moves nothing', async (_, name, part, code) => {
    const before = await send('balance', { session });
    expect(await send(name, bet(part))).toMatchObject({ code });
    expect(await send('balance', { session })).toEqual(before);
  });

  test('a body that is not JSON is refused', async () => {
    expect(await send('bet', '{"session"')).toEqual({ status: 'ERROR', code: 'INVALID_REQUEST' });
  });
});

/** The wallet's session of another game of the same player. */
async function openOtherGame(): Promise<string> {
  const { games } = (await call(gateway.url, 'getPopularGames', { group: 'popular', size: 2 })).body.value;
  return sessionIn(await launch({ token }, { gameId: games[1].gameId, nodeId: games[1].nodeId }));
}

describe('seamless wallet: a round', () => {
  test('moves the balance by its bet and its win, and keeps their sums', async () => {
    const start = (await send('balance', { session })).balance;
    const first = bet({ roundId: 'sum' });
    expect(await send('bet', first)).toMatchObject({ balance: start - 1_000, transactionId: first.transactionId });
    const win = { ...bet({ roundId: 'sum', amount: 2_500 }), betTransactionId: first.transactionId, roundEnded: true };
    expect(await send('win', win)).toMatchObject({ balance: start + 1_500 });
    expect(await send('win', win)).toMatchObject({ balance: start + 1_500 });
    expect(await send('bet', first)).toMatchObject({ status: 'OK', balance: start - 1_000 });
    const rounds = await gateway.services.database.db.select().from(schema.gameRounds);
    expect(rounds.find(({ roundId }) => roundId === 'sum')).toMatchObject({ betTotal: 1_000, winTotal: 2_500, endedAt: expect.any(Date) });
    expect((await call(gateway.url, 'getBalance', {}, { token })).body.value.sumBalance).toBe(start + 1_500);
  });

  test('keeps its game’s vendor type of the beginning; a game outside the catalogue has none until it gets one', async () => {
    const { db } = gateway.services.database;
    const roundOf = async (name: string) => (await db.select().from(schema.gameRounds)).find(({ roundId }) => roundId === name);
    const begun = bet({ roundId: 'typed' });
    await send('bet', begun);
    const gameId = (await roundOf('typed'))?.gameId ?? '';
    const [game] = await db.delete(schema.games).where(eq(schema.games.gameId, gameId)).returning();
    if (!game) throw new Error('the game is in the catalogue');
    await send('win', { ...bet({ roundId: 'typed' }), betTransactionId: begun.transactionId, roundEnded: true });
    await send('bet', bet({ roundId: 'untyped' }));
    await db.insert(schema.games).values(game);
    expect(await roundOf('typed')).toMatchObject({ vendorType: game.vendorType, winTotal: 1_000 });
    expect(await roundOf('untyped')).toMatchObject({ vendorType: null, betTotal: 1_000 });
    await send('bet', bet({ roundId: 'untyped' }));
    expect(await roundOf('untyped')).toMatchObject({ vendorType: game.vendorType, betTotal: 2_000 });
  });

  test('a rolled back bet is refunded once, and its win is refused', async () => {
    const start = (await send('balance', { session })).balance;
    const lost = bet({ roundId: 'back' });
    await send('bet', lost);
    const rollback = () =>
      send('rollback', { session, transactionId: randomUUID(), roundId: 'back', betTransactionId: lost.transactionId });
    expect(await rollback()).toMatchObject({ balance: start });
    expect(await rollback()).toMatchObject({ balance: start });
    const win = { ...bet({ roundId: 'back' }), betTransactionId: lost.transactionId, roundEnded: true };
    expect(await send('win', win)).toMatchObject({ code: 'BET_ROLLED_BACK' });
  });

  test('a win in one game leaves the bets of another, also under the same round id', async () => {
    const [here, there] = [bet({ roundId: 'shared' }), { ...bet({ roundId: 'shared' }), session: await openOtherGame() }];
    await send('bet', here);
    await send('bet', there);
    const { balance } = await send('win', { ...bet({ roundId: 'shared' }), betTransactionId: here.transactionId, roundEnded: true });
    const back = { session: there.session, transactionId: randomUUID(), roundId: 'shared', betTransactionId: there.transactionId };
    expect(await send('rollback', back)).toMatchObject({ status: 'OK', balance: balance + 1_000 });
  });

  test('a rollback must name its bet’s round, and come from its game', async () => {
    const start = (await send('balance', { session })).balance;
    const placed = bet({ roundId: 'own' });
    await send('bet', placed);
    const back = { session, transactionId: randomUUID(), roundId: 'own', betTransactionId: placed.transactionId };
    expect(await send('rollback', { ...back, roundId: 'foreign' })).toMatchObject({ code: 'BET_NOT_FOUND' });
    expect(await send('rollback', { ...back, session: await openOtherGame() })).toMatchObject({ code: 'BET_NOT_FOUND' });
    expect(await send('rollback', { ...back, transactionId: placed.transactionId })).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await send('balance', { session })).toMatchObject({ balance: start - 1_000 });
    expect(await send('rollback', { ...back, session: sessionIn(await launch({ token })) })).toMatchObject({ balance: start });
  });

  test.each([true, false])(
    'a win answers all bets of its round so far, ended: %s; one placed later may be taken back',
    async (roundEnded) => {
      const roundId = `several-${roundEnded}`;
      const [first, second, later] = [bet({ roundId }), bet({ roundId }), bet({ roundId })];
      await send('bet', first);
      await send('bet', second);
      const win = { ...bet({ roundId, amount: 9_000 }), betTransactionId: first.transactionId, roundEnded };
      const { balance } = await send('win', win);
      await send('bet', later);
      const back = ({ transactionId }: typeof first) =>
        send('rollback', { session, transactionId: randomUUID(), roundId, betTransactionId: transactionId });
      for (const answered of [first, second]) expect(await back(answered)).toMatchObject({ code: 'BET_SETTLED', balance: balance - 1_000 });
      expect(await back(later)).toMatchObject({ balance });
    },
  );

  test('a win without a bet pays a free round or a prize once, and is not on the winners list', async () => {
    const start = (await send('balance', { session })).balance;
    const prize = { ...bet({ roundId: 'free', amount: 90_000 }), roundEnded: true };
    expect(await send('win', prize)).toMatchObject({ balance: start + 90_000 });
    expect(await send('win', prize)).toMatchObject({ balance: start + 90_000 });
    expect(await send('win', { ...prize, amount: 1 })).toMatchObject({ code: 'DUPLICATE_TRANSACTION' });
    const rounds = await gateway.services.database.db.select().from(schema.gameRounds);
    expect(rounds.find(({ roundId }) => roundId === 'free')).toMatchObject({ betTotal: 0, winTotal: 90_000, endedAt: expect.any(Date) });
    const { list } = (await call(gateway.url, 'listWinners', {})).body.value;
    expect(list.filter(({ amount }: { amount: number }) => amount === 90_000)).toEqual([]);
  });

  test('a rolled back win is taken back once, and opens its bet and its round again', async () => {
    const start = (await send('balance', { session })).balance;
    const placed = bet({ roundId: 'unpaid' });
    await send('bet', placed);
    const win = { ...bet({ roundId: 'unpaid', amount: 7_000 }), betTransactionId: placed.transactionId, roundEnded: true };
    await send('win', win);
    const back = { session, transactionId: randomUUID(), roundId: 'unpaid', winTransactionId: win.transactionId };
    expect(await send('rollback', back)).toMatchObject({ balance: start - 1_000 });
    expect(await send('rollback', back)).toMatchObject({ balance: start - 1_000 });
    expect(await send('rollback', { ...back, transactionId: randomUUID() })).toMatchObject({ balance: start - 1_000 });
    const rounds = await gateway.services.database.db.select().from(schema.gameRounds);
    expect(rounds.find(({ roundId }) => roundId === 'unpaid')).toMatchObject({ betTotal: 1_000, winTotal: 0, endedAt: null });
    const backOfBet = { session, transactionId: randomUUID(), roundId: 'unpaid', betTransactionId: placed.transactionId };
    expect(await send('rollback', backOfBet)).toMatchObject({ balance: start });
  });

  test('a rollback before its win is kept, and the win is refused', async () => {
    const start = (await send('balance', { session })).balance;
    const placed = bet({ roundId: 'early' });
    await send('bet', placed);
    const win = { ...bet({ roundId: 'early', amount: 7_000 }), betTransactionId: placed.transactionId, roundEnded: true };
    const back = { session, transactionId: randomUUID(), roundId: 'early', winTransactionId: win.transactionId };
    expect(await send('rollback', back)).toMatchObject({ balance: start - 1_000 });
    expect(await send('win', win)).toMatchObject({ code: 'WIN_ROLLED_BACK' });
    expect(await send('balance', { session })).toMatchObject({ balance: start - 1_000 });
  });

  test('a win that the player has spent is not taken back, and its rollback may be sent again', async () => {
    const start = (await send('balance', { session })).balance;
    const win = { ...bet({ roundId: 'spent', amount: 5_000 }), roundEnded: true };
    await send('win', win);
    const all = bet({ roundId: 'spent-all', amount: start + 5_000 });
    await send('bet', all);
    const back = { session, transactionId: randomUUID(), roundId: 'spent', winTransactionId: win.transactionId };
    expect(await send('rollback', back)).toMatchObject({ code: 'INSUFFICIENT_FUNDS', balance: 0 });
    await send('rollback', { session, transactionId: randomUUID(), roundId: 'spent-all', betTransactionId: all.transactionId });
    expect(await send('rollback', back)).toMatchObject({ balance: start });
  });

  test.each([
    ['neither', {}],
    ['both', { betTransactionId: 'a', winTransactionId: 'b' }],
  ])('a rollback that names a bet and a win: %s, is refused', async (_, part) => {
    expect(await send('rollback', { session, transactionId: randomUUID(), roundId: 'r1', ...part })).toMatchObject({
      code: 'INVALID_REQUEST',
    });
  });

  test('a lost round closes with a win of 0', async () => {
    const start = (await send('balance', { session })).balance;
    const lost = bet({ roundId: 'lost' });
    await send('bet', lost);
    const close = { ...bet({ roundId: 'lost', amount: 0 }), betTransactionId: lost.transactionId, roundEnded: true };
    expect(await send('win', close)).toMatchObject({ balance: start - 1_000 });
    expect(await send('win', close)).toMatchObject({ balance: start - 1_000 });
  });
});

describe('§2 rounds in detail', () => {
  const movementsOf = async (roundId: string, options: { token?: string } = { token }, part: Record<string, unknown> = {}) => {
    const today = dayIn(testTimeZone, new Date());
    const { rows } = (await call(gateway.url, 'listBets', { from: today, to: today, size: 50 }, { token })).body.value;
    const { id, openedAt } = rows.find((row: { roundId: string }) => row.roundId === roundId);
    return call(gateway.url, 'listRoundMovements', { id, openedAt, ...part }, options);
  };

  test('lists stakes, refunds and wins, oldest first, page by page, and nothing of another round', async () => {
    await send('bet', bet({ roundId: 'beside' }));
    const start = (await send('balance', { session })).balance;
    const [kept, taken] = [bet({ roundId: 'course' }), bet({ roundId: 'course', amount: 300 })];
    await send('bet', kept);
    await send('bet', taken);
    await send('rollback', { session, transactionId: randomUUID(), roundId: 'course', betTransactionId: taken.transactionId });
    const win = { ...bet({ roundId: 'course', amount: 2_500 }), betTransactionId: kept.transactionId, roundEnded: true };
    await send('win', win);
    await send('rollback', { session, transactionId: randomUUID(), roundId: 'course', winTransactionId: win.transactionId });
    const course = [
      { kind: 'bet', amount: -1_000, balanceAfter: start - 1_000 },
      { kind: 'bet', amount: -300, balanceAfter: start - 1_300 },
      { kind: 'rollback', amount: 300, balanceAfter: start - 1_000 },
      { kind: 'win', amount: 2_500, balanceAfter: start + 1_500 },
      { kind: 'winTakenBack', amount: -2_500, balanceAfter: start - 1_000 },
    ];
    expect((await movementsOf('course')).body.value.rows).toMatchObject(course);
    const first = (await movementsOf('course', { token }, { size: 3 })).body.value;
    expect(first.rows).toMatchObject(course.slice(0, 3));
    const rest = (await movementsOf('course', { token }, { size: 3, after: first.next })).body.value;
    expect(rest.rows).toMatchObject(course.slice(3));
    expect(rest).not.toHaveProperty('next');
  });

  test('another player gets the answer of an unknown round', async () => {
    await send('bet', bet({ roundId: 'mine' }));
    const stranger = await registerPlayer(gateway.url);
    const foreign = await movementsOf('mine', { token: stranger.token });
    expect([foreign.status, foreign.body.value]).toEqual([200, { rows: [] }]);
    expect((await movementsOf('mine', { token }, { id: randomUUID() })).body.value).toEqual({ rows: [] });
    expect((await movementsOf('mine', {})).status).toBe(401);
  });

  test.each([
    ['id', { id: "x' or 1=1" }],
    ['openedAt', { openedAt: '2026-02-31T00:00:00.000000Z' }],
    ['openedAt', { openedAt: 'yesterday' }],
    ['after', { after: 'somewhere' }],
    ['size', { size: 51 }],
  ])('a bad %s is refused at its field: %o', async (field, part) => {
    await send('bet', bet({ roundId: 'asked' }));
    const reply = await movementsOf('asked', { token }, part);
    expect([reply.status, reply.body.details.fields[0].field]).toEqual([400, field]);
  });
});

describe('§4 launch', () => {
  const codeOf = async (username: string) => {
    const { body } = await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' });
    const reply = await launch({ token: body.value.token });
    return [reply.status, reply.body.errorCode];
  };

  test('§6 a visitor has to log in, a trial account needs a formal one, an agent is refused', async () => {
    const visitor = await launch({});
    expect([visitor.status, visitor.body.errorCode]).toEqual([401, 'customer.not.login']);
    expect(await codeOf('trial01')).toEqual([403, 'real_account_required']);
    expect(await codeOf('agent01')).toEqual([403, 'function.not.available']);
  });

  test('demo play is open to everybody and carries no session', async () => {
    const demo = await launch({}, { accountType: 0 });
    expect(demo.body.value.game_url).toMatch(/^\/sandbox\/games\//);
    expect(demo.body.value.game_url).not.toMatch(/[\w-]{43}/);
  });

  test('§8 "Sorry, the game doesn’t exist"', async () => {
    const unknown = await launch({ token }, { gameId: 'no-such-game' });
    expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'game_not_found']);
    const mixed = await launch({ token }, { nodeId: 'of-another-game' });
    expect(mixed.body.errorCode).toBe('game_not_found');
  });

  test('the sandbox’s page opens at the address, and no database row holds the token', async () => {
    const { game_url: address } = (await launch({ token })).body.value;
    expect((await gateway.app.inject(address.split('#')[0])).statusCode).toBe(200);
    const secret = /s=([\w-]{65})/.exec(address)?.[1] ?? 'none';
    expect(JSON.stringify(await gateway.services.database.db.select().from(schema.gameSessions))).not.toContain(secret);
  });
});
