import { type GamePageName, gamePageRows } from '@baize/features/games';
import { ownParameterOf } from './addresses.ts';

/** Letters of a vendor in an address: no vassalage is longer. */
const longestVendor = 32;

/** Address of a page of games, of one vendor where one is given (§2): `/egame?page=PG`, `/lottery?vassalage=TF`. */
export function gamePageAddress(page: GamePageName, vendor?: string): string {
  return vendor === undefined ? `/${page}` : `/${page}?${new URLSearchParams({ [gamePageRows[page].parameter]: vendor })}`;
}

/** The vendor that an address names on this page. */
export function vendorOf(page: GamePageName, search: string): string | undefined {
  return ownParameterOf(search, gamePageRows[page].parameter)?.slice(0, longestVendor) || undefined;
}
