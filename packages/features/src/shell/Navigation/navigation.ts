import { defaultSportVendor, type GameGroup, gameGroups, type Role } from '@baize/contract';

/** §2 "Navigation", in its order; the home before it, and the agent centre for agents alone. */
export const navigationIds = ['home', ...gameGroups, 'promo', 'download', 'agentCenter'] as const;
/** One word of the navigation. */
export type NavigationId = (typeof navigationIds)[number];
/** Whoever is looking: `unknown` is logged in, and the gateway has not said as what yet. */
type Viewer = Role | 'unknown';

/** What a click on a word of the navigation does. */
export type Destination =
  | { kind: 'page'; page: 'home' | 'egame' | 'fish' | 'lottery' | 'promo' | 'download' }
  /** A login first, then the page. */
  | { kind: 'login'; page: 'lottery' }
  | { kind: 'launch'; vassalage: string }
  | { kind: 'agentCenter' };

/** Whether somebody sees a word of the navigation: all but the agent centre are everybody's (§2). */
export function isInNavigation(id: NavigationId, viewer: Viewer): boolean {
  return id !== 'agentCenter' || viewer === 'agent';
}

/** §2 "Clicking a nav item". */
export function destinationOf(id: NavigationId, viewer: Viewer): Destination {
  switch (id) {
    case 'sports':
      return { kind: 'launch', vassalage: defaultSportVendor };
    case 'home':
    case 'competitive':
    case 'casino':
    case 'sportMarket':
    case 'chess':
      return { kind: 'page', page: 'home' };
    case 'lottery':
      return { kind: viewer === 'visitor' ? 'login' : 'page', page: 'lottery' };
    case 'agentCenter':
      return { kind: 'agentCenter' };
    default:
      return { kind: 'page', page: id };
  }
}

/** §2 "Game menus": the page that an item of a group's menu leads to, its vendor in the address. */
export const menuPageOf: Readonly<Record<Exclude<GameGroup, 'casino'>, 'egame' | 'fish' | 'lottery' | 'sports' | 'chess'>> = {
  sports: 'sports',
  sportMarket: 'sports',
  competitive: 'sports',
  egame: 'egame',
  fish: 'fish',
  lottery: 'lottery',
  chess: 'chess',
};
