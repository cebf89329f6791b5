import type { Calls, Currency, ResponseOf, WireGame } from '@baize/contract';
import { and, countDistinct, desc, eq, gt, gte, inArray, isNull, max, not, sql } from 'drizzle-orm';
import { cached } from '../../cached.ts';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { openedNumbers } from '../../draws/openedNumbers.ts';
import type { Adapters } from '../../providers/Adapters.ts';
import { toWire } from '../games/popular.ts';
import { isClosed } from '../player-protection/closures.ts';

const { customers, gameRounds, games, gameSessions } = schema;
type Lanes = ResponseOf<Calls['getVendorLanes']>['data']['lanes'];
type Tables = ResponseOf<Calls['listLiveTables']>;
type Jackpots = ResponseOf<Calls['listJackpots']>['pots'];
type Opened = ResponseOf<Calls['listOpenedNumbers']>['list'];
type Winners = ResponseOf<Calls['listWinners']>['list'];

const lanes = 4;
const cardsInLane = 14;
const shownTables = 14;
const shownHot = 21;
const shownWinners = 10;
/** Milliseconds that what players do is kept: the home page need not count them anew for each visitor. */
const playKeptMs = 5_000;
/** The same of the pots, which their readers watch. */
const potsKeptMs = 1_000;

async function readHot(db: Db): Promise<WireGame[]> {
  const rows = await db.select().from(games).where(eq(games.isHot, true)).orderBy(desc(games.popularity), games.gameId).limit(shownHot);
  return rows.map(toWire);
}

async function readLanes(db: Db): Promise<Lanes> {
  const vendors = await db
    .select({ vassalage: games.vassalage, title: games.vendor })
    .from(games)
    .groupBy(games.vassalage, games.vendor)
    .orderBy(desc(max(games.popularity)), games.vassalage)
    .limit(lanes);
  return Promise.all(
    vendors.map(async ({ vassalage, title }) => {
      const own = eq(games.vassalage, vassalage);
      const rows = await db.select().from(games).where(own).orderBy(desc(games.popularity), games.gameId).limit(cardsInLane);
      return { title, cards: rows.map(toWire) };
    }),
  );
}

async function readTables(db: Db): Promise<Tables> {
  const isLive = eq(games.vendorType, 'LIVE');
  const isOpen = and(
    isNull(gameSessions.endedAt),
    gt(gameSessions.expiresAt, sql`now()`),
    gte(gameSessions.createdAt, sql`now() - interval '1 hour'`),
  );
  const players = countDistinct(gameSessions.customerId);
  const played = await db
    .select({ gameId: gameSessions.gameId, players })
    .from(gameSessions)
    .innerJoin(games, eq(games.gameId, gameSessions.gameId))
    .where(and(isLive, isOpen))
    .groupBy(gameSessions.gameId)
    .orderBy(desc(players), gameSessions.gameId)
    .limit(shownTables);
  const counts = new Map(played.map((row) => [row.gameId, row.players]));
  const [now, popular, total] = await Promise.all([
    counts.size === 0
      ? []
      : db
          .select()
          .from(games)
          .where(inArray(games.gameId, [...counts.keys()])),
    db.select().from(games).where(isLive).orderBy(desc(games.popularity), games.gameId).limit(shownTables),
    db.$count(games, isLive),
  ]);
  const others = popular.filter(({ gameId }) => !counts.has(gameId));
  const tables = [...now, ...others].map((game) => ({ game: toWire(game), players: counts.get(game.gameId) ?? 0 }));
  // Tables without players keep the order of popularity: the sort is stable.
  return { tables: tables.sort((one, other) => other.players - one.players).slice(0, shownTables), total };
}

/** A name that tells its owner, and nobody else: `minh88` becomes `mi***`. */
const maskedName = (nickname: string): string => `${[...nickname].slice(0, 2).join('')}***`;

async function readWinners(db: Db): Promise<Winners> {
  const rows = await db
    .select({
      nickname: customers.nickname,
      amount: gameRounds.winTotal,
      currency: gameRounds.currency,
      endedAt: gameRounds.endedAt,
      game: games,
    })
    .from(gameRounds)
    .innerJoin(games, eq(games.gameId, gameRounds.gameId))
    .innerJoin(customers, eq(customers.id, gameRounds.customerId))
    // The first as the index has it. A free round has no stake to be many times of.
    .where(
      and(
        sql`${gameRounds.winTotal} >= 10 * ${gameRounds.betTotal} and ${gameRounds.winTotal} > 0`,
        gt(gameRounds.betTotal, 0),
        gte(gameRounds.endedAt, sql`now() - interval '7 days'`),
        not(isClosed(sql`${gameRounds.customerId}`)),
      ),
    )
    .orderBy(desc(gameRounds.endedAt))
    .limit(shownWinners);
  return rows.map(({ nickname, amount, currency, endedAt, game }) => ({
    nickname: maskedName(nickname),
    amount,
    currency: currency as Currency,
    time: (endedAt ?? new Date()).toISOString(),
    game: toWire(game),
  }));
}

/** Lists of the home page beside the popular games, the same for everybody. */
export interface HomeLists {
  hotGames(): Promise<WireGame[]>;
  vendorLanes(): Promise<Lanes>;
  liveTables(): Promise<Tables>;
  winners(): Promise<Winners>;
  jackpots(): Promise<Jackpots>;
  openedNumbers(): Promise<Opened>;
}

export function createHomeLists(db: Db, { jackpots, draws }: Pick<Adapters, 'jackpots' | 'draws'>): HomeLists {
  return {
    hotGames: cached(() => readHot(db)),
    vendorLanes: cached(() => readLanes(db)),
    liveTables: cached(() => readTables(db), playKeptMs),
    winners: cached(() => readWinners(db), playKeptMs),
    jackpots: cached(() => jackpots.read(), potsKeptMs),
    openedNumbers: cached(() => openedNumbers(db, draws), playKeptMs),
  };
}
