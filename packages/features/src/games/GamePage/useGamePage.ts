import type { Game } from '@baize/contract';
import { useMemo } from 'react';
import type { Refused } from '../../core/index.ts';
import { useCatalogue } from '../search/useCatalogue.ts';
import type { GamePageName } from './gamePageNames.ts';
import { gamePageRows, isOnGamePage, type PageVendor, vendorsOnPage } from './gamePages.ts';

/** Loading, failed with a way to try again, none of this vendor, or the games; the vendor is the one of the address, or the page's first. */
export type GamePageState =
  | { status: 'loading'; vendor: string | undefined }
  | ({ status: 'error'; vendor: string | undefined; retry(): void } & Refused)
  | { status: 'empty'; vendor: string | undefined; vendors: readonly PageVendor[] }
  | { status: 'ready'; vendor: string | undefined; vendors: readonly PageVendor[]; games: readonly Game[] };

/**
 * The games of one page (§2), from the catalogue that the finder has as well.
 * @param asked the vendor that the address names
 */
export function useGamePage(page: GamePageName, asked: string | undefined): GamePageState {
  const vendor = asked ?? gamePageRows[page].defaultVendor;
  const catalogue = useCatalogue();
  const all = catalogue.status === 'ready' ? catalogue.games : undefined;
  const own = useMemo(() => all?.filter((game) => isOnGamePage(page, game)), [all, page]);
  const vendors = useMemo(() => vendorsOnPage(page, own ?? []), [page, own]);
  const games = useMemo(() => (vendor === undefined ? own : own?.filter(({ vassalage }) => vassalage === vendor)), [own, vendor]);
  if (catalogue.status === 'error') return { ...catalogue, vendor };
  if (!games) return { status: 'loading', vendor };
  return games.length > 0 ? { status: 'ready', vendor, vendors, games } : { status: 'empty', vendor, vendors };
}
