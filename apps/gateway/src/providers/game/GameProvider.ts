import type { GameCategory, Language, platforms } from '@baize/contract';

/** A round that was bet on and not ended. */
export interface OpenRound {
  /** The provider's own name of it. */
  roundId: string;
  /** Stakes so far, in the minor unit. */
  bet: number;
}

/** A PVP room (§3) whose seat the player has taken: no round of this session may cost less or more, in the minor unit. */
export interface RoomStakes {
  roomId: string;
  minStake: number;
  maxStake: number;
}

/** The gateway's request to a provider to open a game. */
export interface LaunchRequest {
  game: { gameId: string; name: { vi: string; en: string }; category: GameCategory; vassalage: string };
  /** Token of the game session, to be sent with every seamless-wallet call; undefined in demo play. */
  session: string | undefined;
  /** §3: the player, for providers that ask for it; undefined for the others, and in demo play. */
  account: { username: string; merchantCode: string } | undefined;
  /** §9: platform of the player's device; `flash` where §4 forces it. */
  platform: (typeof platforms)[number];
  /** Rounds of this game that the player has left open, to be gone on with; none in demo play. */
  openRounds: readonly OpenRound[];
  /** Undefined for a game that is opened by itself, and in demo play. The provider holds its stakes. */
  room: RoomStakes | undefined;
  language: Language;
  /** Where the game's way back leads, on the portal's origin. */
  returnUrl: string;
}

/** Port of a game provider. An adapter turns a launch into the address of the game's window. */
export interface GameProvider {
  /** Code by which the provider signs its seamless-wallet calls. */
  code: string;
  /** Address of the game, absolute or from the gateway's root; empty when the provider has none. */
  launch(request: LaunchRequest): Promise<{ gameUrl: string }>;
}
