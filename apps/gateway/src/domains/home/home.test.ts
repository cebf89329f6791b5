import { createHash, randomUUID } from 'node:crypto';
import {
  gamesOf,
  getAnnouncements,
  getCatalogue,
  getVendorLanes,
  listHotGames,
  listJackpots,
  listLiveTables,
  listOpenedNumbers,
  listWinners,
  toGame,
  toVendorLanes,
} from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { moneyTextIn } from '../../moneyText.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call, playAt } from '../../testingClient.ts';
import { turnableClock } from '../../testingClock.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { createJackpotBank, sandboxNotices } from '../../testingSandbox.ts';

let gateway: TestGateway;
let clock: ReturnType<typeof turnableClock>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1_500 });
  clock = turnableClock();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await gateway.close();
});

/** Longer than what players do is kept. */
const keptMs = 6_000;
/** Reads a list without the cache. */
function anew<Value>(read: () => Promise<Value>): Promise<Value> {
  clock.on(keptMs);
  return read();
}

const catalogue = async () => gamesOf(getCatalogue.response.parse((await call(gateway.url, 'getCatalogue', { version: '' })).body.value));
const liveTables = async () => listLiveTables.response.parse((await call(gateway.url, 'listLiveTables', {})).body.value);
const winners = async () => listWinners.response.parse((await call(gateway.url, 'listWinners', {})).body.value).list;

/** Opens a game for real, as a player’s browser does. */
async function open(token: string, game: { gameId: string; nodeId: string; vassalage: string }): Promise<string> {
  const how = { accountType: 1, confirmTrans: true, launchMode: 'window', platform: 'html5', clientType: 3, language: 'vi' } as const;
  const { gameId, nodeId, vassalage } = game;
  const reply = await call(gateway.url, 'launchGame', { gameId, nodeId, vassalage, ...how }, { token });
  return /s=([\w-]{65})/.exec(String(reply.body.value?.game_url))?.[1] ?? '';
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

test('§7 hot games are the marked ones, most played first', async () => {
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
  test('are ordered by players, then by popularity', async () => {
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
    expect((await liveTables()).tables.map(({ players }) => players).filter(Boolean)).toEqual([]);
    expect((await anew(liveTables)).tables[0]).toMatchObject({ game: { gameId: last.gameId }, players: 2 });
  });
});

describe('§1 the winners list', () => {
  test('has rounds that paid ten times their bets or more, newest first, with masked names', async () => {
    const [game] = await catalogue();
    if (!game) throw new Error('no game');
    expect(await winners()).toEqual([]);
    const { token, username } = await registerPlayer(gateway.url);
    const session = await open(token, game);
    await playRound(session, 10_000);
    await playRound(session, 9_999);
    await playRound(session, 0);
    await playRound(session, 25_000);
    expect((await anew(winners)).map(({ amount }) => amount)).toEqual([25_000, 10_000]);
    const [newest] = await winners();
    expect(newest).toMatchObject({ nickname: `${username.slice(0, 2)}***`, currency: 'VND', game: { gameId: game.gameId } });
    expect(JSON.stringify(await winners())).not.toContain(username);
    expect((await call(gateway.url, 'takeBreak', { hours: 24 }, { token })).status).toBe(200);
    expect(await anew(winners), 'LCCP 3.5.3: a player who takes a break is not shown').toEqual([]);
  });
});

describe('jackpots', () => {
  const pots = async () => listJackpots.response.parse((await call(gateway.url, 'listJackpots', {})).body.value).pots;
  const amountOf = async (level: string) => (await pots()).find((pot) => pot.level === level)?.amount ?? 0;

  test('grow by 1 % of real bets on jackpot games, each by its own stake', async () => {
    const [jackpot, other] = ['jackpot', 'slots'].map(async (category) => (await catalogue()).find((game) => game.category === category));
    const games = [await jackpot, await other];
    const { token } = await registerPlayer(gateway.url);
    const before = await pots();
    expect(before.map(({ level, amount }) => [level, amount])).toEqual([
      ['grand', 1_000_000_000],
      ['major', 100_000_000],
      ['minor', 10_000_000],
      ['mini', 1_000_000],
    ]);
    for (const game of games) {
      if (!game) throw new Error('no such game');
      const how = { accountType: 1, confirmTrans: true, launchMode: 'window', platform: 'html5', clientType: 3, language: 'vi' } as const;
      const { gameId, nodeId, vassalage } = game;
      const reply = await call(gateway.url, 'launchGame', { gameId, nodeId, vassalage, ...how }, { token });
      const fragment = new URLSearchParams(new URL(reply.body.value.game_url, gateway.url).hash.slice(1));
      const [session, seal] = [fragment.get('s'), fragment.get('j')];
      expect(seal === null).toBe(game.category !== 'jackpot');
      const round = { session, stake: 5_000, roundId: randomUUID().replaceAll('-', ''), ...(seal !== null && { jackpot: seal }) };
      const first = await playAt(gateway.url, 'round', round);
      expect(await playAt(gateway.url, 'round', round)).toEqual(first);
    }
    expect(await anew(() => amountOf('minor'))).toBe(10_000_050);
    expect(await amountOf('major')).toBe(100_000_000);
  });

  test('a round that hits a pot is paid all of it once, and the pot begins anew', async () => {
    const bank = createJackpotBank(gateway.services.database.db, 'VND');
    const hit = { roundKey: 'a'.repeat(40), level: 'mini', given: 10, isHit: true } as const;
    await bank.play({ ...hit, roundKey: 'b'.repeat(40), isHit: false });
    const [one, two] = await Promise.all([bank.play(hit), bank.play(hit)]);
    expect([one, two]).toEqual([1_000_020, 1_000_020]);
    expect(await anew(() => amountOf('mini'))).toBe(1_000_000);
  });
});

test('§7 opened numbers: the last period of a few lotteries, one of a family, with when the next is drawn', async () => {
  const opened = async () => listOpenedNumbers.response.parse((await call(gateway.url, 'listOpenedNumbers', {})).body.value).list;
  await expect.poll(async () => (await anew(opened)).length, { timeout: 15_000 }).toBe(4);
  expect((await opened()).map(({ lottery }) => lottery)).toEqual(['fast5', 'dice3', 'eleven5', 'pc28']);
  for (const { numbers, drawnAt, nextAt, period } of await opened()) {
    expect(numbers.length).toBeGreaterThan(2);
    expect(period).toMatch(/^20\d{6}(?:-\d{4})?$/);
    expect(Date.parse(nextAt)).toBeGreaterThan(Date.parse(drawnAt));
    expect(Date.parse(nextAt)).toBeGreaterThan(Date.now() - 10_000);
  }
});

test('§3 announcements: banners and promotion arrays, in the caller’s language', async () => {
  const told = async (language: 'vi' | 'en') =>
    getAnnouncements.response.parse((await call(gateway.url, 'getAnnouncements', {}, { language })).body.value);
  const titlesOf = (group: string | undefined, title: 'titleVi' | 'titleEn') =>
    sandboxNotices(moneyTextIn('VND'))
      .filter(({ type, groupName }) => type === 'B' && groupName === group)
      .map((notice) => notice[title]);
  expect((await told('vi')).promotion.map(({ title }) => title)).toEqual(titlesOf('promotion', 'titleVi'));
  expect((await told('en')).promotion.map(({ title }) => title)).toEqual(titlesOf('promotion', 'titleEn'));
  expect((await told('en')).banners.map(({ title }) => title)).toEqual(titlesOf(undefined, 'titleEn'));
});

test('§1 the winners of a new sandbox: players of the house, with real bets and losses before the win', async () => {
  const sandbox = await startTestGateway({ catalogueSize: 60, env: { SANDBOX_ROUNDS: 'true' } });
  try {
    const list = async () => listWinners.response.parse((await call(sandbox.url, 'listWinners', {})).body.value).list;
    // Each plays until a win; before it the player has no row.
    const players = 5;
    await expect.poll(async () => (await anew(list)).length, { timeout: 60_000, interval: 200 }).toBe(players);
    for (const { amount, nickname } of await list()) {
      expect(amount).toBeGreaterThanOrEqual(100_000);
      expect(nickname).toMatch(/^..\*\*\*$/);
    }
    // What a player of the house has is what he was given, less what he bet, with what he won: the ledger and the rounds say the same.
    const told = await rowsOf<{ balance: number; lost: number; expected: number }>(
      sandbox.services.database.db,
      sql`select a.balance, count(*) filter (where r.win_total = 0)::int as lost, (20000000 + sum(r.win_total - r.bet_total))::bigint as expected
        from game_rounds r join accounts a on a.customer_id = r.customer_id and a.kind = 'main'
        group by a.customer_id, a.balance`,
    );
    expect(told).toHaveLength(players);
    for (const { balance, expected } of told) expect(Number(expected)).toBe(balance);
    // One of them may win at once, all five don't.
    expect(told.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(0);
  } finally {
    await sandbox.close();
  }
}, 90_000);
