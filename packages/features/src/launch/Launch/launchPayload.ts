import { accountTypes, accountVendors, clientType, flashVendors, type Game, type Language, type platforms } from '@baize/contract';

/** Demo for anyone, real for members (§3, §9). */
export type LaunchMode = keyof typeof accountTypes;
type Platform = (typeof platforms)[number];

/** §4: PT, PTSS and DG force flash for live and fish games; a phone plays html5, a desktop html5-desktop (§9). */
export function platformFor(game: Pick<Game, 'vassalage' | 'vendorType'>, isPhone: boolean): Platform {
  const isForced = flashVendors.includes(game.vassalage) && (game.vendorType === 'LIVE' || game.vendorType === 'FISH');
  if (isForced) return 'flash';
  return isPhone ? 'html5' : 'html5-desktop';
}

/** What a launch says beside its game. */
export interface LaunchContext {
  language: Language;
  isPhone: boolean;
  /** It will be shown within a page of the portal, not by itself in a window. Default false. */
  isFramed?: boolean | undefined;
  /** §3 `confirmTrans`: the player has agreed that money moves to this vendor. Default false. */
  isTransferConfirmed?: boolean | undefined;
  /** Who plays: told to the providers that ask for it, in real play alone. Undefined for a visitor. */
  account?: { username: string; merchantCode: string; token: string } | undefined;
}

/** The body of `game/launchGame` (§3 "Game launch payload"). */
export function launchPayload(game: Game, mode: LaunchMode, context: LaunchContext) {
  const isReal = mode === 'real';
  return {
    gameId: game.gameId,
    nodeId: game.nodeId,
    accountType: accountTypes[mode],
    confirmTrans: isReal && context.isTransferConfirmed === true,
    vassalage: game.vassalage,
    launchMode: context.isFramed ? 'frame' : 'window',
    platform: platformFor(game, context.isPhone),
    clientType,
    language: context.language,
    ...(isReal && accountVendors.includes(game.vassalage) ? context.account : undefined),
  } as const;
}

/** The query of `games/pvp_launch` (§7): the room says which game, its caller's session who plays. */
export function roomPayload(roomId: string, { vassalage, vendorType }: Game, { language, isPhone, isTransferConfirmed }: LaunchContext) {
  return {
    roomId,
    confirmTrans: isTransferConfirmed ? 1 : 0,
    platform: platformFor({ vassalage, vendorType }, isPhone),
    language,
  } as const;
}
