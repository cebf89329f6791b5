import { accountTypes, clientType, flashVendors, type Game, type Language, type platforms } from '@baize/contract';

/** Demo for anyone, real for members (§3, §9). */
export type LaunchMode = keyof typeof accountTypes;
type Platform = (typeof platforms)[number];

/** §4: PT, PTSS and DG force flash for live and fish games; a phone plays html5, a desktop html5-desktop (§9). */
export function platformFor(game: Pick<Game, 'vassalage' | 'vendorType'>, isPhone: boolean): Platform {
  const isForced = flashVendors.includes(game.vassalage) && (game.vendorType === 'LIVE' || game.vendorType === 'FISH');
  if (isForced) return 'flash';
  return isPhone ? 'html5' : 'html5-desktop';
}

/** The body of `game/launchGame` (§3 "Game launch payload"). */
export function launchPayload(game: Game, mode: LaunchMode, context: { language: Language; isPhone: boolean }) {
  return {
    gameId: game.gameId,
    nodeId: game.nodeId,
    accountType: accountTypes[mode],
    confirmTrans: mode === 'real',
    vassalage: game.vassalage,
    launchMode: 'window',
    platform: platformFor(game, context.isPhone),
    clientType,
    language: context.language,
  } as const;
}
