import type { Game, GameGroup, Language } from '@baize/contract';
import type { HoverMenuContent, HoverMenuItem } from '@baize/design-system/HoverMenu';
import { type GameMenu, type GameMenusState, markArtOf } from '../../core/index.ts';

/** What a menu's items need of the portal around it. */
export interface MenuContext {
  language: Language;
  texts: { more: string; empty: string };
  /** What is said when the menus could not be loaded. */
  errorText: string;
  /** Where a vendor of a group leads. */
  hrefOf(group: Exclude<GameGroup, 'casino'>, vassalage: string): string;
  /** Where "More" of the live games leads (§2: /web/egame). */
  moreHref: string;
  onPlayGame(game: Game): void;
}

function itemsOf(group: GameGroup, { games, vendors }: GameMenu, context: MenuContext): HoverMenuItem[] {
  if (group === 'casino') {
    return games.map((game, place) => ({
      id: game.nodeId || `live-${place}`,
      text: game.name[context.language],
      image: markArtOf(game.smallArt),
      onSelect: () => context.onPlayGame(game),
    }));
  }
  return vendors.map(({ name, vassalage }) => ({ id: vassalage, text: name, href: context.hrefOf(group, vassalage) }));
}

/** What one group's menu shows (§2 "Hover menus list the games of a category"). */
export function menuContentOf(group: GameGroup, state: GameMenusState, context: MenuContext): HoverMenuContent {
  if (state.status === 'loading') return { items: null };
  if (state.status === 'error') return { items: [], failure: { text: context.errorText, onRetry: state.retry } };
  const menu = state.menus[group];
  return {
    items: menu ? itemsOf(group, menu, context) : [],
    emptyText: context.texts.empty,
    more: group === 'casino' && menu?.hasMore ? { text: context.texts.more, href: context.moreHref } : undefined,
  };
}
