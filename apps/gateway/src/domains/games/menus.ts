import {
  type Calls,
  defaultSportVendor,
  type GameCategory,
  type GameGroup,
  gameGroups,
  isInGroup,
  limits,
  menuVendorsIn,
  type ResponseOf,
  type VendorType,
} from '@baize/contract';
import { and, count, desc, eq, max } from 'drizzle-orm';
import { cached } from '../../cached.ts';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { toWire } from './popular.ts';

const { games } = schema;
type Menus = ResponseOf<Calls['getGameMenus']>;
type Vendors = ResponseOf<Calls['listGameVendors']>['vendors'];

/** §3 "labelName". */
const labels: Record<GameGroup, { vi: string; en: string }> = {
  sports: { vi: 'Thể thao', en: 'Sports' },
  sportMarket: { vi: 'Sàn thể thao', en: 'Sport market' },
  casino: { vi: 'Casino trực tuyến', en: 'Live casino' },
  egame: { vi: 'Trò chơi điện tử', en: 'Electronic games' },
  fish: { vi: 'Bắn cá', en: 'Fish games' },
  competitive: { vi: 'E-sports', en: 'E-sports' },
  lottery: { vi: 'Xổ số', en: 'Lottery' },
  chess: { vi: 'Game bài', en: 'Card games' },
};

interface Shelf {
  accountTypeName: string;
  vassalage: string;
  vendorType: VendorType;
  category: GameCategory;
  games: number;
}

/** Vendors, types and categories of the catalogue, ordered by their most played games. */
async function readShelves(db: Db): Promise<Shelf[]> {
  return db
    .select({
      accountTypeName: games.vendor,
      vassalage: games.vassalage,
      vendorType: games.vendorType,
      category: games.category,
      games: count(),
    })
    .from(games)
    .groupBy(games.vendor, games.vassalage, games.vendorType, games.category)
    .orderBy(desc(max(games.popularity)), games.vassalage);
}

function vendorsOf(shelves: readonly Shelf[]): Vendors {
  const names = new Map(shelves.map(({ vassalage, accountTypeName }) => [vassalage, accountTypeName]));
  return [...names].map(([vassalage, accountTypeName]) => {
    const own = shelves.filter((shelf) => shelf.vassalage === vassalage);
    return { accountTypeName, vassalage, vendorTypes: [...new Set(own.map(({ vendorType }) => vendorType))] };
  });
}

async function menusOf(db: Db, shelves: readonly Shelf[]): Promise<Menus> {
  const vendors = vendorsOf(shelves);
  const live = await db
    .select()
    .from(games)
    .where(eq(games.vendorType, 'LIVE'))
    .orderBy(desc(games.popularity), games.gameId)
    .limit(limits.liveMenuGames);
  const defaultSport = await db
    .select()
    .from(games)
    .where(and(eq(games.vendorType, 'SPORTS'), eq(games.vassalage, defaultSportVendor)))
    .orderBy(desc(games.popularity), games.gameId)
    .limit(1);
  const gamesOf: Partial<Record<GameGroup, typeof live>> = { casino: live, sports: defaultSport };
  const groups = gameGroups.map((group) => {
    const own = shelves.filter(({ vendorType, vassalage }) => isInGroup(group, vendorType, vassalage));
    const categoriesOf = (code: string): GameCategory[] => [
      ...new Set(own.filter(({ vassalage }) => vassalage === code).map(({ category }) => category)),
    ];
    return {
      gameGroupCode: group,
      labelName: labels[group],
      gameMenus: menuVendorsIn(group, vendors).map(({ accountTypeName, vassalage }) => ({
        accountTypeName,
        vassalage,
        categories: categoriesOf(vassalage),
      })),
      games: (gamesOf[group] ?? []).map(toWire),
      gameCount: own.reduce((sum, shelf) => sum + shelf.games, 0),
    };
  });
  return { groups };
}

/** The menus of the navigation and the vendors behind them, by §9’s rules. */
export interface GameMenus {
  menus(): Promise<Menus>;
  vendors(): Promise<Vendors>;
}

/** Reads the catalogue once in a while, since every visitor’s header asks. */
export function createGameMenus(db: Db): GameMenus {
  const shelves = cached(() => readShelves(db));
  return {
    menus: cached(async () => menusOf(db, await shelves())),
    vendors: async () => vendorsOf(await shelves()),
  };
}
