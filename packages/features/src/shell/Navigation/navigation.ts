import { defaultSportVendor, type GameGroup, gameGroups, type HomeGroup, type Role } from '@baize/contract';

/** §2 "Navigation", in its order; the home before it, and the agent centre for agents alone. */
export const navigationIds = ['home', ...gameGroups, 'promo', 'download', 'agentCenter'] as const;
/** One word of the navigation. */
export type NavigationId = (typeof navigationIds)[number];
/** Who is looking: `unknown` is logged in, and the gateway has not said as what yet. */
type Viewer = Role | 'unknown';

/** What a click on a word of the navigation does. */
export type Destination =
  | { kind: 'page'; page: 'home' | 'egame' | 'fish' | 'lottery' | 'promo' | 'download' }
  /** The home, with the games of a group: a word that leads to where one is shows something else there. */
  | { kind: 'homeGroup'; group: HomeGroup }
  /** A login first, then the page. */
  | { kind: 'login'; page: 'lottery' }
  | { kind: 'launch'; vassalage: string }
  | { kind: 'agentCenter' };

/** Whether somebody sees a word of the navigation: all but the agent centre are everybody's (§2). */
export function isInNavigation(id: NavigationId, viewer: Viewer): boolean {
  return id !== 'agentCenter' || viewer === 'agent';
}

/** The group of the home that a word of the navigation leads to: §2 "competitive, casino, sportMarket and chess go to /web". */
export const homeGroupOf = { competitive: 'esports', casino: 'casino', sportMarket: 'sports', chess: 'cards' } as const satisfies Partial<
  Record<NavigationId, HomeGroup>
>;

/** §2 "Clicking a nav item". */
export function destinationOf(id: NavigationId, viewer: Viewer): Destination {
  switch (id) {
    case 'sports':
      return { kind: 'launch', vassalage: defaultSportVendor };
    case 'competitive':
    case 'casino':
    case 'sportMarket':
    case 'chess':
      return { kind: 'homeGroup', group: homeGroupOf[id] };
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
