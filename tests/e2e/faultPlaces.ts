import type { FaultedPage, WhollyFaultedPage } from '../../packages/features/src/core/testing/faultedCalls.ts';

export interface Place {
  address: string;
  /** The call that the page makes last. */
  last: string;
  /** What is answered all the same, where a part is asked for only then. */
  answered?: string;
  /** The parts that say that they failed, by and by. What fails without a word of its own has no alert: the rest stands. */
  failures: number;
  /** §2: without header and footer. */
  isBare?: true;
}

type Stop = Omit<Place, 'address'>;
type Walk = Readonly<Record<string, readonly Stop[]>>;

/** A page whose calls all fail, and the parts that need one of them. */
const home = {
  '/web/': [{ last: 'games/vendor_lanes', failures: 10 }],
  '/web/games': [
    { last: 'permission', failures: 1 },
    { last: 'games/catalogue', answered: 'permission', failures: 1 },
  ],
  '/web/?center=account': [
    { last: 'member/info', failures: 1 },
    // The page, and the list of entries beside it.
    { last: 'member/security', answered: 'member/info', failures: 2 },
  ],
} satisfies Walk & Record<WhollyFaultedPage, readonly Stop[]>;

const beside = {
  // The home of whom the page knows to be a member: it asks for what is his own. First, for the lanes are asked for once a session (§3).
  '/web/?group=popular': [{ last: 'games/vendor_lanes', answered: 'member/info', failures: 12 }],
  '/web/chess': [{ last: 'games/pvp_rooms', answered: 'permission', failures: 2 }],
  '/web/egame': [{ last: 'games/catalogue', answered: 'permission', failures: 1 }],
  '/web/helpmc': [{ last: 'system/helpCenter', answered: 'permission', failures: 1 }],
  '/web/?dialog=notices': [{ last: 'notice', failures: 1 }],
  '/web/?dialog=terms': [{ last: 'system/helpCenter', failures: 1 }],
  '/web/?dialog=menu': [{ last: 'games/game_menus', failures: 0 }],
  '/web/download': [{ last: 'permission', failures: 0 }],
  '/web/workCenter': [{ last: 'captcha', failures: 0, isBare: true }],
  '/web/play/none': [{ last: 'member/info', failures: 0, isBare: true }],
} satisfies Walk;

const pages = { ...home, ...beside } satisfies Record<FaultedPage, readonly Stop[]>;
const placesOf = (walk: Partial<typeof pages>): Place[] =>
  Object.entries<readonly Stop[]>(walk).flatMap(([address, stops]) => stops.map((stop) => ({ address, ...stop })));

/** Where each fault is met: in two walks, which go beside each other. Every page of `faultedCalls` is in one of them. */
export const walks: Readonly<Record<string, readonly Place[]>> = {
  'the home and what opens there': placesOf(home),
  'the pages beside it': placesOf(beside),
};
