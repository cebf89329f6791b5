import type { Calls, GameCategory, HomeGroup, RequestOf, ResponseOf, VendorType, WireGame } from '@baize/contract';
import { desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { artAddress } from './art.ts';

const { games } = schema;
export type GameRow = typeof games.$inferSelect;

/** Content of a home group: vendor types, categories, or either of both. Empty means everything. */
const groups: Record<HomeGroup, { vendorTypes?: VendorType[]; categories?: GameCategory[] }> = {
  popular: {},
  sports: { categories: ['sports'] },
  casino: { vendorTypes: ['LIVE'] },
  slots: { categories: ['slots'] },
  fish: { vendorTypes: ['FISH'] },
  esports: { categories: ['esports'] },
  lottery: { vendorTypes: ['LOTT', 'ELOTT'] },
  cards: { vendorTypes: ['PVP'] },
  jackpot: { categories: ['jackpot'] },
  mini: { categories: ['miniGame'] },
};

function conditionOf(group: HomeGroup): SQL | undefined {
  const { vendorTypes, categories } = groups[group];
  return or(vendorTypes && inArray(games.vendorType, vendorTypes), categories && inArray(games.category, categories));
}

/** A game as it travels. */
export function toWire(game: GameRow): WireGame {
  return {
    nodeId: game.nodeId,
    gameId: game.gameId,
    accountTypeName: game.vendor,
    displayName: { vi: game.nameVi, en: game.nameEn },
    smallIcon: artAddress('small', game),
    lagerIcon: artAddress('large', game),
    vassalage: game.vassalage,
    vendorType: game.vendorType,
    gameType: game.category,
    hot: game.isHot,
    new: game.isNew,
    demo: game.hasDemo,
  };
}

type Popular = Calls['getPopularGames'];

/** The most played games of a home group. */
export async function popularGames(db: Db, { group, size }: RequestOf<Popular>): Promise<ResponseOf<Popular>> {
  const found = db.select().from(games).where(conditionOf(group)).orderBy(desc(games.popularity), games.gameId).limit(size);
  const [rows, total] = await Promise.all([found, db.$count(games)]);
  return { games: rows.map(toWire), total };
}

export async function findGame(db: Db, gameId: string): Promise<GameRow | undefined> {
  const [row] = await db.select().from(games).where(eq(games.gameId, gameId));
  return row;
}
