import type { Game } from '@baize/contract';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Favorites, type Refused, useLanguage } from '../../core/index.ts';
import { createGameIndex } from '../search/createGameIndex.ts';
import type { FinderQuery } from '../search/finderQuery.ts';
import { useCatalogue } from '../search/useCatalogue.ts';

/** A vendor to choose. */
export interface FinderVendor {
  vassalage: string;
  name: string;
}

/** Loading, failed with a way to try again, or what was found. */
export type FinderState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'ready'; found: readonly Game[]; vendors: readonly FinderVendor[] };

/**
 * Looks through the whole catalogue (§3 "Games"), which travels once for each of its versions.
 * @param favorites of the player, who may ask for them alone; undefined for a user who has none
 */
export function useFinder(query: FinderQuery, favorites?: Favorites): FinderState {
  const language = useLanguage();
  const { t } = useTranslation('games');
  const catalogue = useCatalogue();
  const games = catalogue.status === 'ready' ? catalogue.games : undefined;
  const index = useMemo(() => games && createGameIndex(games, ({ category }) => t(`category.${category}`)), [games, t]);
  const vendors = useMemo(() => vendorsOf(games ?? []), [games]);
  // What is typed comes before what is found: a letter never waits for the tiles.
  const asked = useDeferredValue(query);
  const found = useMemo(() => index?.find(asked, language), [index, asked, language]);
  const isFavorite = favorites !== undefined && asked.isFavorite === true;
  const ids = isFavorite ? favorites.ids : undefined;
  const shown = useMemo(() => (ids ? found?.filter(({ nodeId }) => ids.has(nodeId)) : found), [found, ids]);
  if (isFavorite && !favorites.isReady) {
    return favorites.isMissing ? { status: 'error', ...favorites.isMissing, retry: favorites.retry } : { status: 'loading' };
  }
  if (shown) return { status: 'ready', found: shown, vendors };
  return catalogue.status === 'error' ? catalogue : { status: 'loading' };
}

function vendorsOf(games: readonly Game[]): FinderVendor[] {
  const names = new Map(games.map(({ vassalage, vendor }) => [vassalage, vendor]));
  return [...names].map(([vassalage, name]) => ({ vassalage, name })).sort((one, other) => one.name.localeCompare(other.name));
}
