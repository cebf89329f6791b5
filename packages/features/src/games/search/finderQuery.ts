import { type GameCategory, gameCategories, type VendorType, vendorTypes } from '@baize/contract';

/** What a game may have beside its name: each narrows the list. */
export const gameFeatures = ['hot', 'new', 'demo'] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** Orders of the list; of the most played ones those come first whose name fits best. */
export const finderSorts = ['popular', 'name', 'new'] as const;
export type FinderSort = (typeof finderSorts)[number];

/** What is looked for; everything of it stands in the address. */
export interface FinderQuery {
  /** As it was typed, at most {@link longestText} characters. */
  text: string;
  /** Kind of vendor. Default: all. */
  vendorType?: VendorType | undefined;
  /** `vassalage` of a vendor. */
  vendor?: string | undefined;
  /** Default: all. */
  category?: GameCategory | undefined;
  /** A game has to have each of them. */
  features: readonly GameFeature[];
  /** Of the player's favourites alone; for who has none it says nothing. */
  isFavorite?: boolean | undefined;
  /** Order of what is found. */
  sort: FinderSort;
}

/** Characters of a text that is looked for: no name of a game is longer. */
export const longestText = 80;

/** Stands in the address beside the features. */
const favoriteMark = 'favorite';

const oneOf = <Name extends string>(names: readonly Name[], name: string | null): Name | undefined =>
  names.find((candidate) => candidate === name);

/** Reads the query of an address; what it does not know is left out. */
export function readFinderQuery(search: string): FinderQuery {
  const parameters = new URLSearchParams(search);
  const asked = new Set(parameters.get('with')?.split(','));
  return {
    text: (parameters.get('q') ?? '').slice(0, longestText),
    vendorType: oneOf(vendorTypes, parameters.get('type')),
    vendor: parameters.get('vendor')?.slice(0, 64) || undefined,
    category: oneOf(gameCategories, parameters.get('category')),
    features: gameFeatures.filter((feature) => asked.has(feature)),
    isFavorite: asked.has(favoriteMark) || undefined,
    sort: oneOf(finderSorts, parameters.get('sort')) ?? 'popular',
  };
}

/** The query as an address has it, without the question mark; empty for every game in the usual order. */
export function writeFinderQuery({ text, vendorType, vendor, category, features, isFavorite, sort }: FinderQuery): string {
  const marks = [...(isFavorite ? [favoriteMark] : []), ...features];
  const parameters = new URLSearchParams({
    ...(text.trim() !== '' && { q: text }),
    ...(vendorType && { type: vendorType }),
    ...(vendor && { vendor }),
    ...(category && { category }),
    ...(marks.length > 0 && { with: marks.join(',') }),
    ...(sort !== 'popular' && { sort }),
  });
  return parameters.toString();
}
