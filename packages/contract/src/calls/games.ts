import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

/** §3 "Game vendor types". */
export const vendorTypes = ['LIVE', 'RNG', 'SPORTS', 'PVP', 'FISH', 'ELOTT', 'CONS', 'LOTT'] as const;
export type VendorType = (typeof vendorTypes)[number];

/** §3 "Game categories"; the seeded catalogue and the game art know each of them. */
export const gameCategories = [
  'slots',
  'scratch',
  'videoPoker',
  'table',
  'arcade',
  'jackpot',
  'bingo',
  'fishing',
  'lottery',
  'electronicLottery',
  'cardGames',
  'cockfight',
  'liveBaccarat',
  'sicbo',
  'roulette',
  'dragonTiger',
  'blackjack',
  'sports',
  'esports',
  'miniGame',
] as const;
export type GameCategory = (typeof gameCategories)[number];

/** §3 "Game". The odd spellings of the wire stay on the wire: {@link toGame} gives the portal's names. */
export const wireGame = z.object({
  nodeId: z.string(),
  gameId: z.string(),
  accountTypeName: z.string(),
  displayName: z.object({ vi: z.string(), en: z.string() }),
  smallIcon: z.string(),
  lagerIcon: z.string(),
  vassalage: z.string(),
  vendorType: z.enum(vendorTypes),
  gameType: z.enum(gameCategories),
  hot: z.boolean(),
  new: z.boolean(),
  /** Whether demo play is offered. */
  demo: z.boolean(),
});
export type WireGame = z.infer<typeof wireGame>;

export interface Game {
  nodeId: string;
  gameId: string;
  name: { vi: string; en: string };
  /** Name of the vendor, as shown on a tile. */
  vendor: string;
  /** Vendor code that launch calls carry. */
  vassalage: string;
  vendorType: VendorType;
  category: GameCategory;
  smallArt: string;
  largeArt: string;
  isHot: boolean;
  isNew: boolean;
  hasDemo: boolean;
}

export function toGame(wire: WireGame): Game {
  return {
    nodeId: wire.nodeId,
    gameId: wire.gameId,
    name: wire.displayName,
    vendor: wire.accountTypeName,
    vassalage: wire.vassalage,
    vendorType: wire.vendorType,
    category: wire.gameType,
    smallArt: wire.smallIcon,
    largeArt: wire.lagerIcon,
    isHot: wire.hot,
    isNew: wire.new,
    hasDemo: wire.demo,
  };
}

/** The groups of the home page's category row; each is one vendor type, or one category across them. */
export const homeGroups = ['popular', 'sports', 'casino', 'slots', 'fish', 'esports', 'lottery', 'cards', 'jackpot', 'mini'] as const;
export type HomeGroup = (typeof homeGroups)[number];

export const getPopularGames = defineCall({
  method: 'GET',
  path: 'games/popular',
  auth: 'public',
  summary: 'The most played games of one home group, most played first (§7).',
  request: z.object({
    group: z._default(z.enum(homeGroups), 'popular'),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(60)), 21),
  }),
  response: z.object({ games: z.array(wireGame), /** Games in the whole catalogue. */ total: z.int().check(z.gte(0)) }),
  errors: { otherwise: 'caller' },
});

/** §3 and §9: 0 demo, 1 real. */
export const accountTypes = { demo: 0, real: 1 } as const;
/** §9 "Game constants". */
export const platforms = ['html5-desktop', 'flash', 'html5'] as const;
export const clientType = 3;
/** Providers that force flash for live and fish games (§4). */
export const flashVendors: readonly string[] = ['PT', 'PTSS', 'DG'];

export const launchGame = defineCall({
  method: 'POST',
  path: 'game/launchGame',
  auth: 'public',
  summary: 'The address of a game’s window: demo for anyone, real for members (§3, §4, §6).',
  request: z.object({
    gameId: z.string().check(z.minLength(1), z.maxLength(64)),
    nodeId: z.string().check(z.minLength(1), z.maxLength(64)),
    accountType: z.union([z.literal(accountTypes.demo), z.literal(accountTypes.real)]),
    confirmTrans: z.boolean(),
    vassalage: z.string().check(z.maxLength(32)),
    launchMode: z.enum(['window', 'frame']),
    platform: z.enum(platforms),
    clientType: z.literal(clientType),
    language: z.enum(['vi', 'en']),
    username: z.optional(z.string().check(z.maxLength(64))),
    merchantCode: z.optional(z.string().check(z.maxLength(32))),
    token: z.optional(z.string().check(z.maxLength(128))),
  }),
  response: z.object({
    /** Absolute, or from the gateway's root. Empty when the provider gave none (§8). */
    game_url: z.string(),
    game_url2: z.optional(z.string()),
  }),
  errors: { otherwise: 'popup', vendor_under_maintenance: 'popup', game_not_found: 'popup', real_account_required: 'popup' },
});
