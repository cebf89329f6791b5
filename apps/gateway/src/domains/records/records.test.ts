import { type Bet, type Calls, limits, type PlayedGame, type RequestInputOf, type Transaction } from '@baize/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { someOrAll } from '../../testingRuns.ts';
import { type CatalogueGame, daysAgo, gamesOf, newRecordsPlayer, type Round, thisMonth } from './testingRecords.ts';

let gateway: TestGateway;
let game: CatalogueGame;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  const [first] = await gamesOf(gateway);
  if (!first) throw new Error('the catalogue has a game');
  game = first;
});
afterAll(() => gateway.close());

async function newPlayer() {
  const player = await newRecordsPlayer(gateway);
  const { ask, valueIn } = player;
  const play = (round: Omit<Round, 'gameId'> & { gameId?: string }) => player.play({ gameId: game.gameId, ...round });
  /** All pages of a list, one after another. */
  const walk = async <Row>(name: 'listBets' | 'listTransactions', size: number): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let after: string | undefined, isOver = false; !isOver; ) {
      const page = (await valueIn(name, { ...thisMonth(), size, ...(after && { after }) })) as { rows: Row[]; next?: string };
      rows.push(...page.rows);
      after = page.next;
      isOver = after === undefined;
    }
    return rows;
  };
  const bets = async (request: Partial<RequestInputOf<Calls['listBets']>> = {}) =>
    ((await valueIn('listBets', { ...thisMonth(), ...request })) as { rows: Bet[] }).rows;
  return { ...player, ask, play, walk, bets };
}

describe('§2 bet history', () => {
  test('a round has its game, stakes and result; the totals are those of the period', async () => {
    const { play, bets, valueIn } = await newPlayer();
    await play({ roundId: 'lost', bet: 3_000 });
    await play({ roundId: 'won', bet: 1_000, win: 2_500 });
    await play({ roundId: 'waits', bet: 500, isOpen: true });
    const rows = await bets();
    expect(rows.find(({ roundId }) => roundId === 'won')).toMatchObject({
      game: { vi: game.nameVi },
      vendorType: game.vendorType,
      state: 'settled',
      bet: 1_000,
      win: 2_500,
      net: 1_500,
      endedAt: expect.any(String),
    });
    expect(rows.find(({ roundId }) => roundId === 'waits')).not.toHaveProperty('endedAt');
    expect(await valueIn('getBetTotals', thisMonth())).toEqual({ count: 3, open: 1, inPlay: 500, bet: 4_500, win: 2_500, net: -2_000 });
  });

  test('by state and by vendor type, list and totals alike; a game that has left the catalogue keeps its rounds', async () => {
    const { play, bets, valueIn } = await newPlayer();
    await play({ roundId: 'waits', isOpen: true });
    await play({ roundId: 'over' });
    await play({ roundId: 'gone', gameId: 'a game that is gone', bet: 7 });
    const idsOf = (rows: Bet[]) => rows.map(({ roundId }) => roundId).sort();
    expect(idsOf(await bets({ state: 'open' }))).toEqual(['waits']);
    expect(idsOf(await bets({ state: 'settled' }))).toEqual(['gone', 'over']);
    const { vendorType } = game;
    expect(idsOf(await bets({ vendorType }))).toEqual(['over', 'waits']);
    expect(await valueIn('getBetTotals', { ...thisMonth(), vendorType, state: 'settled' })).toMatchObject({ count: 1, bet: 1_000 });
    expect(await bets({ vendorType: vendorType === 'CONS' ? 'LIVE' : 'CONS' })).toEqual([]);
    expect((await bets()).find(({ roundId }) => roundId === 'gone')).toMatchObject({ game: { vi: 'a game that is gone' }, vendor: '' });
  });

  test('a round whose stakes were all taken back is not listed', async () => {
    const { play, bets, valueIn } = await newPlayer();
    await play({ roundId: 'back', bet: 0 });
    expect(await bets()).toEqual([]);
    expect(await valueIn('getBetTotals', thisMonth())).toMatchObject({ count: 0 });
  });

  test('a day begins and ends at the brand’s midnight', async () => {
    const { play, bets } = await newPlayer();
    const [day, before] = [daysAgo(3), daysAgo(4)];
    await play({ roundId: 'last of the day before', openedAt: `${before}T23:59:59.999999+07:00` });
    await play({ roundId: 'first', openedAt: `${day}T00:00:00+07:00` });
    await play({ roundId: 'last', openedAt: `${day}T23:59:59.999999+07:00` });
    await play({ roundId: 'first of the day after', openedAt: `${daysAgo(2)}T00:00:00+07:00` });
    expect((await bets({ from: day, to: day })).map(({ roundId }) => roundId)).toEqual(['last', 'first']);
  });

  test('pages join without a gap or a repeated row, also for rounds of the same time', async () => {
    const { play, walk } = await newPlayer();
    const openedAt = new Date(Date.now() - 60_000).toISOString();
    for (let number = 0; number < 7; number += 1) await play({ roundId: `same ${number}`, openedAt });
    await play({ roundId: 'newest' });
    const rows = await walk<Bet>('listBets', 2);
    expect(rows[0]?.roundId).toBe('newest');
    expect(new Set(rows.map(({ roundId }) => roundId)).size).toBe(8);
    expect(rows).toHaveLength(8);
  });
});

describe('§2 bet history: by game', () => {
  test('each game of a period is named once, the last played first; list and totals of a game have its rounds alone', async () => {
    const { play, bets, valueIn } = await newPlayer();
    await play({ roundId: 'older', gameId: 'gone', bet: 7, openedAt: `${daysAgo(2)}T09:00:00+07:00` });
    await play({ roundId: 'back', gameId: 'never', bet: 0 });
    await play({ roundId: 'one' });
    await play({ roundId: 'two' });
    const { games } = (await valueIn('listPlayedGames', thisMonth())) as { games: PlayedGame[] };
    expect(games).toMatchObject([
      { gameId: game.gameId, name: { vi: game.nameVi } },
      { gameId: 'gone', name: { vi: 'gone', en: 'gone' } },
    ]);
    expect(await valueIn('listPlayedGames', { from: daysAgo(0), to: daysAgo(0) })).toMatchObject({ games: [{ gameId: game.gameId }] });
    expect((await bets({ gameId: 'gone' })).map(({ roundId }) => roundId)).toEqual(['older']);
    expect(await valueIn('getBetTotals', { ...thisMonth(), gameId: game.gameId })).toMatchObject({ count: 2, bet: 2_000 });
    expect(await bets({ gameId: "x' or 1=1" })).toEqual([]);
  });
});

describe('§2 transaction history', () => {
  test('every movement has its reason and the balance behind it, the newest first; the totals are those of the period', async () => {
    const { move, valueIn } = await newPlayer();
    await move(2_000, 'deposit');
    await move(-700);
    const { rows } = (await valueIn('listTransactions', thisMonth())) as { rows: Transaction[] };
    expect(rows).toMatchObject([
      { kind: 'adjustment', amount: -700, balanceAfter: 501_300, reference: 'a reason' },
      { kind: 'deposit', amount: 2_000, balanceAfter: 502_000 },
      { kind: 'welcome', amount: 500_000, balanceAfter: 500_000 },
    ]);
    expect(await valueIn('getTransactionTotals', thisMonth())).toEqual({ count: 3, credit: 502_000, debit: 700, net: 501_300 });
    const deposits = { ...thisMonth(), kind: 'deposit' } as const;
    expect(((await valueIn('listTransactions', deposits)) as { rows: Transaction[] }).rows).toMatchObject([{ amount: 2_000 }]);
    expect(await valueIn('getTransactionTotals', deposits)).toMatchObject({ count: 1, credit: 2_000 });
    const yesterday = { from: daysAgo(1), to: daysAgo(1) };
    expect(((await valueIn('listTransactions', yesterday)) as { rows: Transaction[] }).rows).toEqual([]);
  });

  test('§2 bonus details: a group filters list and totals by its kinds, and a kind filters further', async () => {
    const { move, valueIn } = await newPlayer();
    await move(2_000, 'deposit');
    await move(-700);
    const bonuses = { ...thisMonth(), group: 'bonus' } as const;
    const { rows } = (await valueIn('listTransactions', bonuses)) as { rows: Transaction[] };
    expect(rows).toMatchObject([{ kind: 'welcome', amount: 500_000, balanceAfter: 500_000 }]);
    expect(await valueIn('getTransactionTotals', bonuses)).toEqual({ count: 1, credit: 500_000, debit: 0, net: 500_000 });
    expect(await valueIn('getTransactionTotals', { ...bonuses, kind: 'welcome' })).toMatchObject({ count: 1 });
    expect(await valueIn('getTransactionTotals', { ...bonuses, kind: 'deposit' })).toMatchObject({ count: 0 });
  });

  test.each(['listTransactions', 'getTransactionTotals'] as const)(
    '%s: a group that is none is refused and names its field',
    async (name) => {
      const { ask } = await newPlayer();
      for (const group of ['', 'all', 'constructor', "bonus' or 1=1"]) {
        const reply = await ask(name, { ...thisMonth(), group } as never);
        expect(reply.status, group).toBe(400);
        expect(reply.body.details.fields).toMatchObject([{ field: 'group' }]);
      }
    },
  );

  test('each balance follows from the row before, over all pages, for any postings', async () => {
    const moves = fc.array(
      fc.integer({ min: -400_000, max: 400_000 }).filter((amount) => amount !== 0),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(moves, fc.integer({ min: 1, max: 5 }), async (amounts, size) => {
        const { move, walk } = await newPlayer();
        // An overdraft is refused, and leaves no row.
        for (const amount of amounts) await move(amount).catch(() => undefined);
        const rows = (await walk<Transaction>('listTransactions', size)).reverse();
        let balance = 0;
        for (const [index, row] of rows.entries()) {
          expect(row.seq).toBe(index + 1);
          expect(row.balanceAfter).toBe(balance + row.amount);
          balance = row.balanceAfter;
        }
      }),
      { numRuns: someOrAll(8, 40) },
    );
  });
});

const lists = [
  'listBets',
  'getBetTotals',
  'listPlayedGames',
  'listTransactions',
  'getTransactionTotals',
  'getProfitAndLoss',
  'getNetDeposits',
] as const;

test.each(lists)('%s: lists the caller’s rows alone, and needs a session', async (name) => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  await other.play({ roundId: 'of the other', gameId: 'game of the other', bet: 123_456 });
  await other.move(123_456);
  await other.moveAt('cashier', [{ kind: 'deposit', amount: -123_456, at: new Date().toISOString() }]);
  const reply = JSON.stringify((await one.ask(name, thisMonth())).body);
  expect(reply).not.toContain('of the other');
  expect(reply).not.toContain('123456');
  expect((await call(gateway.url, name, thisMonth())).status).toBe(401);
});

test.each(lists)('§9 %s: a reversed, too old or malformed period is refused at its field', async (name) => {
  const { ask } = await newPlayer();
  const today = daysAgo(0);
  const oldest = daysAgo(limits.recordDays);
  expect((await ask(name, { from: oldest, to: today })).status).toBe(200);
  for (const [request, field] of [
    [{ from: daysAgo(limits.recordDays + 1), to: today }, 'from'],
    [{ from: today, to: daysAgo(1) }, 'from'],
    [{ from: '2026-02-31', to: today }, 'from'],
    [{ from: today, to: `${today}T00:00` }, 'to'],
    [{ from: today }, 'to'],
  ] as const) {
    const reply = await ask(name, request as { from: string; to: string });
    expect(reply.status, JSON.stringify(request)).toBe(400);
    expect(reply.body.details.fields).toMatchObject([{ field }]);
  }
});

test.each([
  ['listBets', 'x'],
  ['listBets', '2026-02-31T00:00:00.000000Z_00000000-0000-0000-0000-000000000000'],
  ['listBets', '2026-11-21T00:00:00.000000Z_------------------------------------'],
  ['listBets', "2026-11-21T00:00:00.000000Z_' or 1=1"],
  ['listTransactions', 'x'],
  ['listTransactions', '-1'],
  ['listTransactions', '0'],
  ['listTransactions', '9'.repeat(16)],
  ['listTransactions', '1 or 1=1'],
  ['listDeposits', '2026-02-31T00:00:00.000000Z_00000000-0000-0000-0000-000000000000'],
] as const)('%s: a page’s end of %s that nobody was given is refused', async (name, after) => {
  const { ask } = await newPlayer();
  const reply = await ask(name, { ...thisMonth(), after });
  expect(reply.status).toBe(400);
  expect(reply.body.details.fields).toMatchObject([{ field: 'after' }]);
});

test('a player’s page key shows another player nothing', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  for (const roundId of ['a', 'b', 'c']) await other.play({ roundId });
  const { next } = (await other.valueIn('listBets', { ...thisMonth(), size: 1 })) as { next: string };
  expect(await one.bets({ after: next })).toEqual([]);
});
