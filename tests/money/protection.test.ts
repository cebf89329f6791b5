import { calls } from '@baize/contract';
import { lotteryFamily } from '@baize/contract/lottery';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPlayer } from '../../apps/gateway/src/domains/player-protection/testingProtection.ts';
import { startTestGateway } from '../../apps/gateway/src/testing.ts';
import { launchGame, sessionIn } from '../../apps/gateway/src/testingProvider.ts';
import { balanceOf, call, newId, openGame, type Reply, registerPlayer, wallet } from './support/client.ts';
import { createDatabase } from './support/databases.ts';
import { type House, houseKinds, openHouse } from './support/house.ts';

/** What each new player has (SANDBOX_WELCOME_CREDIT of the test environment). */
const start = 250_000;
const atOnce = 64;

describe.each(houseKinds)('limits of players on %s', (kind) => {
  let house: House;
  /** One of the gateways on this database, in turn. */
  const url = (index: number) => house.urls[index % house.urls.length] ?? '';
  const parallel = (run: (index: number) => Promise<Reply>) => Promise.all(Array.from({ length: atOnce }, (_, index) => run(index)));
  const setLimit = (token: string, limit: object) => call(url(0), 'setProtectionLimit', limit as never, { token });
  const placed = (replies: Reply[]) => replies.filter(({ status }) => status === 200).length;

  /** An order of 1,000 at the lottery whose period takes bets the longest, of those that are meant. */
  async function openOrder(isMeant: (lottery: { code: string }) => boolean) {
    const { lotteries } = calls.listLotteries.response.parse((await call(url(0), 'listLotteries', {})).body.value);
    const open = lotteries.flatMap(({ lottery, family, lunarYear, current }) => {
      const play = lotteryFamily(family, lunarYear).plays.find(({ board }) => board.kind === 'options');
      return current && play && isMeant({ code: lottery }) ? [{ lottery, play: play.id, ...current }] : [];
    });
    const [longest] = open.toSorted((one, other) => Date.parse(other.closesAt) - Date.parse(one.closesAt));
    if (!longest) throw new Error('No lottery takes bets.');
    return { lottery: longest.lottery, period: longest.period, bets: [{ play: longest.play, picked: [[0]], stake: 1_000 }] };
  }

  beforeAll(async () => {
    house = await openHouse(kind);
  });
  afterAll(() => house?.close());

  test('RTS 12B 64 bets at once over all processes take no more than a loss limit has room for', async () => {
    const token = await registerPlayer(url(0));
    const session = await openGame(url(0), token);
    await setLimit(token, { kind: 'loss', period: 'day', amount: 20_000 });
    const replies = await parallel((index) =>
      wallet(url(index), 'bet', { session, transactionId: newId(), roundId: newId(), amount: 1_000, currency: 'VND' }),
    );
    expect(placed(replies)).toBe(20);
    expect(await balanceOf(url(1), token)).toBe(start - 20_000);
  });

  test('RTS 12B a limit that is set while 64 bets are on their way counts each that was taken', async () => {
    const token = await registerPlayer(url(0));
    const session = await openGame(url(0), token);
    const bets = parallel((index) =>
      wallet(url(index), 'bet', { session, transactionId: newId(), roundId: newId(), amount: 1_000, currency: 'VND' }),
    );
    await setLimit(token, { kind: 'wager', period: 'day', amount: 5_000 });
    const taken = placed(await bets);
    const { limits } = (await call(url(1), 'getProtection', {}, { token })).body.value;
    const { used } = limits.find((limit: { kind: string; period: string }) => limit.kind === 'wager' && limit.period === 'day');
    expect(used).toBe(1_000 * taken);
    expect(await balanceOf(url(1), token)).toBe(start - used);
  });

  test('RTS 12B 64 deposits at once order no more than a limit of deposits has room for', async () => {
    const token = await registerPlayer(url(0));
    const { channels } = (await call(url(0), 'listDepositChannels', {}, { token })).body.value;
    await setLimit(token, { kind: 'deposit', period: 'week', amount: 1_000 });
    const replies = await parallel((index) =>
      call(url(index), 'createDeposit', { channelId: channels[0].channelId, amount: 500 }, { token, idempotencyKey: newId() }),
    );
    expect(placed(replies)).toBe(2);
  });

  test('RTS 12B 64 lottery orders at once over all processes take no more than a limit of stakes has room for', async () => {
    const token = await registerPlayer(url(0));
    await setLimit(token, { kind: 'wager', period: 'day', amount: 20_000 });
    const order = await openOrder(() => true);
    const replies = await parallel((index) => call(url(index), 'submitLotteryOrder', order, { token, idempotencyKey: newId() }));
    expect(placed(replies)).toBe(20);
    expect(await balanceOf(url(1), token)).toBe(start - 20_000);
  });

  test('RTS 12B 64 multi-period orders at once count whole, each with all its periods', async () => {
    const token = await registerPlayer(url(0));
    await setLimit(token, { kind: 'loss', period: 'day', amount: 20_000 });
    const { lottery, bets } = await openOrder(({ code }) => code === 'three10');
    const { rows } = (await call(url(0), 'listLotteryPeriods', { lottery })).body.value as { rows: { period: string }[] };
    const periods = rows.slice(1, 4).map(({ period }) => ({ period, multiple: 1 }));
    const chase = { lottery, bets, periods };
    const replies = await parallel((index) => call(url(index), 'submitLotteryChase', chase, { token, idempotencyKey: newId() }));
    expect(placed(replies), 'three periods of 1,000 each').toBe(6);
    expect(await balanceOf(url(1), token)).toBe(start - 18_000);
  });

  test('RTS 12B bets while money goes to a vendor and back take no more than a limit has room for, and what is moved is no stake', async () => {
    const token = await registerPlayer(url(0));
    const session = await openGame(url(0), token);
    const { wallets } = (await call(url(0), 'listVendorWallets', {}, { token })).body.value as { wallets: { vassalage: string }[] };
    const vendor = wallets[0]?.vassalage ?? '';
    await call(url(0), 'transferFund', { from: 'main', to: vendor, amount: start / 2 }, { token, idempotencyKey: newId() });
    await setLimit(token, { kind: 'loss', period: 'day', amount: 20_000 });
    const moves = parallel((index) => {
      const [from, to] = index % 4 < 2 ? ['main', vendor] : [vendor, 'main'];
      return call(url(index), 'transferFund', { from, to, amount: 500 }, { token, idempotencyKey: newId() });
    });
    const bets = await parallel((index) =>
      wallet(url(index), 'bet', { session, transactionId: newId(), roundId: newId(), amount: 1_000, currency: 'VND' }),
    );
    expect([placed(bets), placed(await moves)]).toEqual([20, atOnce]);
    expect(await balanceOf(url(1), token)).toBe(start - 20_000);
    expect((await house.audit()).wrongBalances).toBe(0);
  });

  test('LCCP 3.5.3 of transfers to a vendor and an exclusion at once, all money is on the main wallet after it', async () => {
    const token = await registerPlayer(url(0));
    const { wallets } = (await call(url(0), 'listVendorWallets', {}, { token })).body.value as { wallets: { vassalage: string }[] };
    const move = (index: number) =>
      call(
        url(index),
        'transferFund',
        { from: 'main', to: wallets[0]?.vassalage ?? '', amount: 1_000 },
        { token, idempotencyKey: newId() },
      );
    const moves = parallel(move);
    expect((await call(url(0), 'excludeSelf', { months: 6 }, { token })).status).toBe(200);
    const refused = (await moves).filter(({ status }) => status !== 200).map(({ body }) => body.errorCode);
    expect(new Set([...refused, (await move(1)).body.errorCode])).toEqual(new Set(['play_closed']));
    expect((await call(url(1), 'listVendorWallets', {}, { token })).body.value).toMatchObject({ balance: start });
  });

  test('LCCP 3.5.3 of bets and an exclusion at once, none is taken after it', async () => {
    const token = await registerPlayer(url(0));
    const session = await openGame(url(0), token);
    const bets = parallel((index) =>
      wallet(url(index), 'bet', { session, transactionId: newId(), roundId: newId(), amount: 1_000, currency: 'VND' }),
    );
    expect((await call(url(0), 'excludeSelf', { months: 6 }, { token })).status).toBe(200);
    const taken = placed(await bets);
    const late = await wallet(url(1), 'bet', { session, transactionId: newId(), roundId: newId(), amount: 1_000, currency: 'VND' });
    expect(late.body.code).toBe('PLAY_CLOSED');
    expect(await balanceOf(url(1), token)).toBe(start - 1_000 * taken);
  });
});

test('LCCP after an exclusion play is asked back on PostgreSQL, and returns a day later', async () => {
  const gateway = await startTestGateway({ databaseUrl: await createDatabase() });
  try {
    const player = await newPlayer(gateway);
    await player.send('excludeSelf', { months: 6 });
    expect((await player.send('askReturn', {})).body.errorCode).toBe('closure_stands');
    await player.waitHours(24 * 190);
    expect((await player.send('askReturn', {})).status).toBe(200);
    expect((await player.bet(1_000)).code).toBe('PLAY_CLOSED');
    await player.waitHours(24);
    const session = sessionIn(await launchGame(gateway.url, { token: player.token }));
    expect((await player.bet(1_000, { session })).status).toBe('OK');
  } finally {
    await gateway.close();
  }
});
