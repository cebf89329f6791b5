import { createHash, randomUUID } from 'node:crypto';
import { gamesOf, getCatalogue, getVendorLanes, listHotGames, listLiveTables, listWinners, toGame, toVendorLanes } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1_500 });
});
afterAll(() => gateway.close());

const catalogue = async () => gamesOf(getCatalogue.response.parse((await call(gateway.url, 'getCatalogue', { version: '' })).body.value));
const liveTables = async () => listLiveTables.response.parse((await call(gateway.url, 'listLiveTables', {})).body.value);
const winners = async () => listWinners.response.parse((await call(gateway.url, 'listWinners', {})).body.value).list;

/** Opens a game for real, as a player’s browser does. */
async function open(token: string, game: { gameId: string; nodeId: string; vassalage: string }): Promise<string> {
  const how = { accountType: 1, confirmTrans: true, launchMode: 'window', platform: 'html5', clientType: 3, language: 'vi' } as const;
  const { gameId, nodeId, vassalage } = game;
  const reply = await call(gateway.url, 'launchGame', { gameId, nodeId, vassalage, ...how }, { token });
  return /s=([\w-]{43})/.exec(String(reply.body.value?.game_url))?.[1] ?? '';
}

/** Plays a round of a thousand đồng through the wallet. */
async function playRound(session: string, payout: number): Promise<void> {
  const [roundId, provider] = [randomUUID(), 'sandbox'];
  const betTransactionId = randomUUID();
  const shared = { session, roundId, currency: 'VND' } as const;
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
  await gateway.services.wallet.bet({
    provider,
    requestHash: hash(betTransactionId),
    request: { ...shared, transactionId: betTransactionId, amount: 1_000 },
  });
  const transactionId = randomUUID();
  await gateway.services.wallet.win({
    provider,
    requestHash: hash(transactionId),
    request: { ...shared, transactionId, betTransactionId, amount: payout, roundEnded: true },
  });
}

test('§7 hot games are those that are marked so, most played first', async () => {
  const hot = (await catalogue()).filter(({ isHot }) => isHot);
  const { list } = listHotGames.response.parse((await call(gateway.url, 'listHotGames', {})).body.value);
  expect(list.map(toGame)).toEqual(hot.slice(0, 21));
});

test('§3 vendor lanes have a vendor’s name and its most played games, the most played vendor first', async () => {
  const games = await catalogue();
  const lanes = toVendorLanes(getVendorLanes.response.parse((await call(gateway.url, 'getVendorLanes', {})).body.value));
  expect(lanes.map(({ title }) => title)).toEqual([...new Set(games.map(({ vendor }) => vendor))].slice(0, 4));
  for (const lane of lanes) expect(lane.games).toEqual(games.filter(({ vendor }) => vendor === lane.title).slice(0, 14));
});

describe('live tables', () => {
  test('are the most played ones while nobody plays, and a table with players comes first', async () => {
    const live = (await catalogue()).filter(({ vendorType }) => vendorType === 'LIVE');
    const before = await liveTables();
    expect(before.total).toBe(live.length);
    expect(before.tables.map(({ game }) => game.gameId)).toEqual(live.slice(0, 14).map(({ gameId }) => gameId));
    expect(before.tables.map(({ players }) => players).filter(Boolean)).toEqual([]);
    const last = live.at(-1);
    if (!last) throw new Error('no live game');
    for (const { token } of [await registerPlayer(gateway.url), await registerPlayer(gateway.url)]) {
      await open(token, last);
      await open(token, last);
    }
    await expect
      .poll(async () => (await liveTables()).tables[0], { timeout: 10_000 })
      .toMatchObject({ game: { gameId: last.gameId }, players: 2 });
  });
});

describe('§1 the winners list', () => {
  test('has the rounds that paid ten times their bets or more, newest first, and names nobody', async () => {
    const [game] = await catalogue();
    if (!game) throw new Error('no game');
    expect(await winners()).toEqual([]);
    const { token, username } = await registerPlayer(gateway.url);
    const session = await open(token, game);
    await playRound(session, 10_000);
    await playRound(session, 9_999);
    await playRound(session, 0);
    await playRound(session, 25_000);
    await expect.poll(async () => (await winners()).map(({ amount }) => amount), { timeout: 10_000 }).toEqual([25_000, 10_000]);
    const [newest] = await winners();
    expect(newest).toMatchObject({ nickname: `${username.slice(0, 2)}***`, currency: 'VND', game: { gameId: game.gameId } });
    expect(JSON.stringify(await winners())).not.toContain(username);
  });
});
