import type { ErrorCode, ErrorDetails } from '@baize/contract';
import type { Refused } from '../../core/index.ts';
import type { PlayedGame } from '../Player/playedGame.ts';
import type { LaunchMode } from './launchPayload.ts';
import type { Asked } from './pendingLaunch.ts';

/** Where a launch stands; what each state asks of the page. All but the first tell what was asked for. */
export type LaunchState =
  | { status: 'idle' }
  | ({ status: 'launching' } & Asked)
  /** A visitor asked for real play, or a trial account (§6): it is kept until he has logged in. */
  | ({ status: 'loginNeeded'; isTrial?: boolean } & Asked)
  /** §3 `confirmTrans`: the game opens once the player has agreed that money moves to its vendor. */
  | ({ status: 'confirming' } & Asked)
  /** §4: it has opened, and its launch had to say `flash`: a word about that stands in the page for a while. */
  | ({ status: 'flash' } & Asked)
  /** The player has closed its window by hand: a word about that stands in the page for a while. */
  | ({ status: 'closed'; mode: LaunchMode } & Asked)
  /**
   * The pop-up was blocked: the game may be shown in a frame of the page, with the word about `flash` where its launch had to say it. One
   * with a player page (§4) can be played there, in this tab.
   */
  | ({ status: 'blocked'; url: string; isFlash: boolean; player?: { page: string; played: PlayedGame } } & Asked)
  /** §8: too many requests, which no pop-up shows: a calm word stands in the page for a while. */
  | ({ status: 'busy'; refusal: Refused } & Asked)
  | ({ status: 'failed'; code: ErrorCode; details: ErrorDetails } & Asked);

export interface LaunchOptions {
  /** Of the window until its game is there. */
  windowTitle: string;
  /** Address of the portal’s player page of a game (§4). Default: there is none, and its games open by themselves. */
  playerHref?: ((nodeId: string) => string) | undefined;
  /** Path and query of the page that a game is launched from, as the router has them. Default: the way back from a game leads home. */
  here?: (() => string) | undefined;
}
