import { createHash } from 'node:crypto';
import { type Calls, gameCategories, gameMarks, type ResponseOf, vendorTypes } from '@baize/contract';
import { desc } from 'drizzle-orm';
import { cached } from '../../cached.ts';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { artTemplates } from './art.ts';
import type { GameRow } from './popular.ts';

type Compact = ResponseOf<Calls['getCatalogue']>;

/** The catalogue in its wire form, and its version: a digest, so that every process has the same one. */
export interface Catalogue {
  current(): Promise<Compact>;
}

/** Reads the games once in a while, since every visitor asks for their version. */
export function createCatalogue(db: Db): Catalogue {
  return { current: cached(() => readCatalogue(db)) };
}

async function readCatalogue(db: Db): Promise<Compact> {
  const { games } = schema;
  const content = compact(await db.select().from(games).orderBy(desc(games.popularity), games.gameId));
  return { version: createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16), ...content };
}

function compact(rows: readonly GameRow[]): Omit<Compact, 'version'> {
  const vendors = [...new Map(rows.map(({ vendor, vassalage }) => [vassalage, { name: vendor, vassalage }])).values()];
  const places = new Map(vendors.map(({ vassalage }, place) => [vassalage, place]));
  const marksOf = (row: GameRow): number =>
    (row.isHot ? gameMarks.hot : 0) + (row.isNew ? gameMarks.new : 0) + (row.hasDemo ? gameMarks.demo : 0);
  return {
    vendors,
    art: artTemplates,
    games: {
      gameId: rows.map(({ gameId }) => gameId),
      nodeId: rows.map(({ nodeId }) => nodeId),
      vi: rows.map(({ nameVi }) => nameVi),
      en: rows.map(({ nameEn }) => nameEn),
      vendor: rows.map(({ vassalage }) => places.get(vassalage) ?? 0),
      vendorType: rows.map(({ vendorType }) => vendorTypes.indexOf(vendorType)),
      category: rows.map(({ category }) => gameCategories.indexOf(category)),
      marks: rows.map(marksOf),
    },
  };
}
