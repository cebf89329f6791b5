import { defaultSportVendor, type Game, type GameGroup, isInGroup, type SellingVendor, type VendorType, vendorsIn } from '@baize/contract';
import type { GamePageName } from './gamePageNames.ts';

interface GamePageRow {
  /** What the address names the vendor by (§2, §3: sports vendor, vassalage and game account type are all one code). */
  parameter: 'page' | 'vassalage';
  /** Text of its title. */
  title: 'type.LIVE' | 'page.egame' | 'group.fish' | 'group.sports' | 'group.lottery' | 'group.esports' | 'group.cards' | 'group.jackpot';
  /** §9's group whose vendors it has; jackpots are found in every group. */
  group: GameGroup | undefined;
  /** The vendor that is shown while the address names none; the page has no "All" then. */
  defaultVendor?: string;
}

/** What makes one page another. */
export const gamePageRows: Readonly<Record<GamePageName, GamePageRow>> = {
  casino: { parameter: 'page', title: 'type.LIVE', group: 'casino' },
  egame: { parameter: 'page', title: 'page.egame', group: 'egame' },
  fish: { parameter: 'page', title: 'group.fish', group: 'fish' },
  sports: { parameter: 'page', title: 'group.sports', group: 'sports', defaultVendor: defaultSportVendor },
  lottery: { parameter: 'vassalage', title: 'group.lottery', group: 'lottery' },
  competitive: { parameter: 'page', title: 'group.esports', group: 'competitive' },
  chess: { parameter: 'page', title: 'group.cards', group: 'chess' },
  jackpots: { parameter: 'page', title: 'group.jackpot', group: undefined },
};

/** Whether a page lists this game (§3 vendor types, §9 vendors). */
export function isOnGamePage(page: GamePageName, game: Pick<Game, 'vendorType' | 'vassalage' | 'category'>): boolean {
  const { group } = gamePageRows[page];
  return group === undefined ? game.category === 'jackpot' : isInGroup(group, game.vendorType, game.vassalage);
}

/** A vendor to choose on a page. */
export interface PageVendor extends SellingVendor {
  name: string;
}

/** The vendors of a page’s games, in the order of §9; others by the most played of their games. */
export function vendorsOnPage(page: GamePageName, games: readonly Game[]): PageVendor[] {
  const { group } = gamePageRows[page];
  const found = new Map<string, { name: string; types: Set<VendorType> }>();
  for (const { vassalage, vendor, vendorType } of games) {
    const known = found.get(vassalage);
    if (known) known.types.add(vendorType);
    else found.set(vassalage, { name: vendor, types: new Set([vendorType]) });
  }
  const vendors = [...found].map(([vassalage, { name, types }]) => ({ vassalage, name, vendorTypes: [...types] }));
  return group === undefined ? vendors : vendorsIn(group, vendors);
}
