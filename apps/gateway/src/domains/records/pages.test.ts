import { type Bet, mostSkipped, type Transaction, type TransactionKind, transactionGroups } from '@baize/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { someOrAll } from '../../testingRuns.ts';
import { type CatalogueGame, gamesOf, newRecordsPlayer, type Round, thisMonth } from './testingRecords.ts';

let gateway: TestGateway;
/** Two games of one vendor type, and one of another. */
let games: [CatalogueGame, CatalogueGame, CatalogueGame];
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 40 });
  const all = await gamesOf(gateway);
  const first = all.find((one) => all.some(({ gameId, vendorType }) => vendorType === one.vendorType && gameId !== one.gameId));
  const second = all.find(({ gameId, vendorType }) => vendorType === first?.vendorType && gameId !== first.gameId);
  const other = all.find(({ vendorType }) => vendorType !== first?.vendorType);
  if (!first || !second || !other) throw new Error('the catalogue has several games of one type, and several types');
  games = [first, second, other];
});
afterAll(() => gateway.close());

type Row = Bet | Transaction;

/** A filter, and which rows it lets through by what the test knows of them. */
interface Chosen {
  request: object;
  holds: (row: Row) => boolean;
}

/** A list of one player that grows: each row is of another game or kind than the one before. */
interface Grown {
  add: (count: number) => Promise<void>;
  all: () => Promise<readonly Row[]>;
  pageOf: (request: object) => Promise<{ rows: readonly Row[]; next?: string; previous?: string }>;
  totalsOf: (request: object) => Promise<object>;
  /** The expected totals of these rows. */
  sumsOf: (rows: readonly Row[]) => object;
  filters: readonly Chosen[];
}

/** So many rows have every game and every kind among them. */
const atOnce = 7;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function grownBets(): Promise<Grown> {
  const { play, valueIn } = await newRecordsPlayer(gateway);
  const [one, same, other] = games;
  const gameIds = [one.gameId, same.gameId, other.gameId, 'gone'];
  const rounds = new Map<string, Round>();
  const began = Date.now() - 60_000;
  const add = async (count: number) => {
    for (let added = 0; added < count; added += 1) {
      const number = rounds.size;
      // Seven of one moment: their numbers alone tell them apart.
      const openedAt = new Date(began + Math.floor(number / atOnce)).toISOString();
      const gameId = gameIds[number % gameIds.length] ?? '';
      const round = { roundId: `r${number}`, gameId, openedAt, isOpen: number % 3 === 0, bet: 100 + number, win: number % 2 };
      rounds.set(round.roundId, round);
      await play(round);
    }
  };
  const byRound = (holds: (round: Round) => boolean) => (row: Row) => {
    const round = 'roundId' in row ? rounds.get(row.roundId) : undefined;
    return round !== undefined && holds(round);
  };
  const { vendorType } = one;
  const isOfType = ({ gameId }: Round): boolean => gameId === one.gameId || gameId === same.gameId;
  const pageOf = async (request: object) => (await valueIn('listBets', { ...thisMonth(), ...request })) as { rows: Bet[]; next?: string };
  return {
    add,
    pageOf,
    all: async () => {
      const { rows } = await pageOf({ size: 50 });
      expect(new Set(rows.map(({ roundId }) => roundId))).toEqual(new Set(rounds.keys()));
      return rows;
    },
    totalsOf: async (request) => (await valueIn('getBetTotals', { ...thisMonth(), ...request })) as object,
    sumsOf: (rows) => {
      const bets = rows as readonly Bet[];
      const open = bets.filter(({ state }) => state === 'open');
      const [bet, win] = [sum(bets.map((row) => row.bet)), sum(bets.map((row) => row.win))];
      return { count: bets.length, open: open.length, inPlay: sum(open.map((row) => row.bet)), bet, win, net: win - bet };
    },
    filters: [
      { request: {}, holds: () => true },
      { request: { vendorType }, holds: byRound(isOfType) },
      { request: { vendorType: other.vendorType }, holds: byRound(({ gameId }) => gameId === other.gameId) },
      { request: { gameId: one.gameId }, holds: byRound(({ gameId }) => gameId === one.gameId) },
      { request: { gameId: 'gone' }, holds: byRound(({ gameId }) => gameId === 'gone') },
      { request: { state: 'open' }, holds: byRound(({ isOpen }) => isOpen === true) },
      { request: { vendorType, state: 'open' }, holds: byRound((round) => isOfType(round) && round.isOpen === true) },
      { request: { vendorType, state: 'settled' }, holds: byRound((round) => isOfType(round) && !round.isOpen) },
      { request: { vendorType, gameId: same.gameId }, holds: byRound(({ gameId }) => gameId === same.gameId) },
      { request: { vendorType, gameId: other.gameId }, holds: () => false },
    ],
  };
}

async function grownTransactions(): Promise<Grown> {
  const { move, valueIn } = await newRecordsPlayer(gateway);
  const kinds = ['deposit', 'bonus', 'win', 'transferReceived', 'bet', 'adjustment', 'bonus'] as const satisfies readonly TransactionKind[];
  let moved = 0;
  const byKind = (kind: (one: TransactionKind) => boolean) => (row: Row) => 'kind' in row && kind(row.kind);
  const isBonus = (kind: TransactionKind): boolean => transactionGroups.bonus.some((one) => one === kind);
  const pageOf = async (request: object) =>
    (await valueIn('listTransactions', { ...thisMonth(), ...request })) as { rows: Transaction[]; next?: string };
  return {
    add: async (count) => {
      for (let added = 0; added < count; added += 1) {
        const kind = kinds[moved % kinds.length] ?? 'adjustment';
        moved += 1;
        await move(kind === 'bet' ? -moved : moved, kind);
      }
    },
    pageOf,
    all: async () => {
      const { rows } = await pageOf({ size: 50 });
      // The gift of welcome is one more.
      expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: moved + 1 }, (_, index) => moved + 1 - index));
      return rows;
    },
    totalsOf: async (request) => (await valueIn('getTransactionTotals', { ...thisMonth(), ...request })) as object,
    sumsOf: (rows) => {
      const amounts = (rows as readonly Transaction[]).map(({ amount }) => amount);
      const [credit, debit] = [sum(amounts.filter((one) => one > 0)), sum(amounts.filter((one) => one < 0).map((one) => -one))];
      return { count: amounts.length, credit, debit, net: credit - debit };
    },
    filters: [
      { request: {}, holds: () => true },
      { request: { kind: 'deposit' }, holds: byKind((kind) => kind === 'deposit') },
      { request: { kind: 'win' }, holds: byKind((kind) => kind === 'win') },
      { request: { group: 'bonus' }, holds: byKind(isBonus) },
      { request: { group: 'bonus', kind: 'bonus' }, holds: byKind((kind) => kind === 'bonus') },
      { request: { group: 'bonus', kind: 'deposit' }, holds: () => false },
    ],
  };
}

const lists = [
  ['listBets', grownBets],
  ['listTransactions', grownTransactions],
] as const;

describe('§9 paging: a list is read from either end, and a few pages at a time', () => {
  test.each(lists)('%s: every page under every filter has the right rows', async (_, grown) => {
    const { add, all, pageOf, totalsOf, sumsOf, filters } = await grown();
    await add(31);
    const unfiltered = await all();
    for (const { request, holds } of filters) {
      const chosen = unfiltered.filter(holds);
      expect(await totalsOf(request)).toEqual(sumsOf(chosen));
      const place = fc.record({
        // How many rows lie on the near side of where the page is asked from: none for an end of the list.
        known: fc.integer({ min: 0, max: chosen.length }),
        skip: fc.integer({ min: 0, max: 7 }),
        size: fc.integer({ min: 1, max: 5 }),
      });
      const pages = fc.asyncProperty(place, async ({ known, skip, size }) => {
        const { next } = known ? await pageOf({ ...request, size: known }) : {};
        if (known === 0 || next) {
          const ahead = chosen.slice(known + skip);
          const older = await pageOf({ ...request, skip, size, ...(next && { after: next }) });
          expect(older.rows).toEqual(ahead.slice(0, size));
          expect(older.next !== undefined).toBe(ahead.length > size);
          expect(older.previous !== undefined).toBe(known + skip > 0 && ahead.length > 0);
        }
        const { previous } = known ? await pageOf({ ...request, towards: 'newer', size: known }) : {};
        if (known === 0 || previous) {
          const ahead = chosen.slice(0, Math.max(0, chosen.length - known - skip));
          const newer = await pageOf({ ...request, towards: 'newer', skip, size, ...(previous && { after: previous }) });
          expect(newer.rows).toEqual(ahead.slice(-size));
          expect(newer.previous !== undefined).toBe(ahead.length > size);
          expect(newer.next !== undefined).toBe(known + skip > 0 && ahead.length > 0);
        }
      });
      await fc.assert(pages, { numRuns: someOrAll(4, 16) });
    }
  });

  test.each(lists)('%s: rows that arrive between two pages neither repeat nor hide a row', async (_, grown) => {
    const { add, all, pageOf, filters } = await grown();
    const size = 2;
    await add(3 * atOnce);
    for (const { request, holds } of filters.slice(0, 4)) {
      const known = (await all()).filter(holds);
      const older: Row[] = [];
      let back: string | undefined;
      for (let after: string | undefined, isOver = false; !isOver; ) {
        const page = await pageOf({ ...request, size, ...(after && { after }) });
        older.push(...page.rows);
        [after, back] = [page.next, page.previous];
        isOver = after === undefined;
        if (older.length === size) await add(atOnce);
      }
      expect(older).toEqual(known);
      // Back again from the last page, and over a page at once: what has come stands before what was there.
      const now = (await all()).filter(holds);
      const lastPage = known.length % size || size;
      const front = now.slice(0, now.length - lastPage);
      expect((await pageOf({ ...request, size: 50, towards: 'newer', after: back })).rows).toEqual(front);
      const overOne = await pageOf({ ...request, size, skip: size, towards: 'newer', after: back });
      expect(overOne.rows).toEqual(front.slice(0, -size).slice(-size));
    }
  });

  test.each([{ towards: 'up' }, { skip: -1 }, { skip: mostSkipped + 1 }, { skip: 'x' }, { skip: 0.5 }])(
    'a page that is none is refused and names its field: %o',
    async (wrong) => {
      const { ask } = await newRecordsPlayer(gateway);
      for (const name of ['listBets', 'listTransactions'] as const) {
        const reply = await ask(name, { ...thisMonth(), ...wrong } as never);
        expect(reply.status).toBe(400);
        expect(reply.body.details.fields).toMatchObject([{ field: Object.keys(wrong)[0] }]);
      }
    },
  );
});
