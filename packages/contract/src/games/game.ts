import * as z from 'zod/mini';

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
  /** Address of the picture of a tile, 13 : 16. With `{width}` it comes in the widths of `artWidths`. */
  smallIcon: z.string(),
  /** Address of the picture of a banner, 46 : 19. With `{width}` it comes in the widths of `artWidths`. */
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

/** A game under the portal’s own names (§3 "Game"): made of the wire’s by {@link toGame}. */
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
  /** Address of the picture of a tile, 13 : 16: `artAt` writes a width into it. */
  smallArt: string;
  /** Address of the picture of a banner, 46 : 19: `artAt` writes a width into it. */
  largeArt: string;
  isHot: boolean;
  isNew: boolean;
  hasDemo: boolean;
}

/** Gives a game of the wire the names that the portal uses; nothing is lost but the odd spellings. */
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
