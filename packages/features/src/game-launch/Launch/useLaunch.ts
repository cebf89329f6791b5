import { displayOf, type ErrorCode, type ErrorDetails, type Game, playerPageVendors } from '@baize/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { GatewayError, isCallError, type Refused, refusalOf, useClient, useLanguage, useSession } from '../../core/index.ts';
import type { PlayedGame } from '../Player/playedGame.ts';
import { playedGameKey } from '../Player/playedGameKey.ts';
import { confirmedTransfers } from './confirmedTransfers.ts';
import type { LaunchMode } from './launchPayload.ts';
import { launchAddress, openLaunchWindow } from './launchWindow.ts';
import { type Asked, pendingLaunch } from './pendingLaunch.ts';
import { launchCallOf, sendLaunch } from './sendLaunch.ts';

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
  /** The pop-up was blocked: the game may be shown in a frame of the page, with the word about `flash` where its launch had to say it. */
  | ({ status: 'blocked'; url: string; isFlash: boolean } & Asked)
  /** §8: too many requests, which no pop-up shows: a calm word stands in the page for a while. */
  | ({ status: 'busy'; refusal: Refused } & Asked)
  | ({ status: 'failed'; code: ErrorCode; details: ErrorDetails } & Asked);

/** Opens games, one at a time (§4). */
export interface Launch {
  state: LaunchState;
  /**
   * Call it inside the click. While a launch is pending, further clicks do nothing (§4).
   * @param roomId takes a seat in this PVP room of the game (§3), in real play. Default: the game opens by itself.
   */
  launchGame(game: Game, mode: LaunchMode, roomId?: string): void;
  /**
   * Launches, for real, a game that has yet to be found. A member's window opens at once, inside the click; a visitor's after his login.
   * @returns whether there is such a game; rejects as `find` does.
   */
  launchFound(find: () => Promise<Game | undefined>): Promise<boolean>;
  /**
   * Launches what a visitor asked for before he logged in; call it once his login is answered. The submit is over by then: a browser that
   * has forgotten the click blocks the window, and the game opens in a frame of the page.
   * @returns the game that opens; undefined when none was asked for.
   */
  resumeLaunch(): Game | undefined;
  /** The player agrees to what was asked of him: call it inside the click. */
  confirmTransfer(): void;
  /** The visitor gave up logging in: no later login opens the game that he asked for then. */
  cancelResume(): void;
  dismiss(): void;
}

/** How long a word at the foot of the page stays where it is seen, in milliseconds: time to read it twice. */
const wordLastsMs = { busy: 6_000, flash: 15_000 } as const;

/** A phone plays html5 (§9): told by the pointer, which no width can tell. */
function isPhone(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
}

export interface LaunchOptions {
  /** Of the window until its game is there. */
  windowTitle: string;
  /** Address of the portal’s player page of a game (§4). Default: there is none, and its games open by themselves. */
  playerHref?: ((nodeId: string) => string) | undefined;
}

/** The launch manager (§4): one launch at a time, its window opened inside the click and closed on failure. */
export function useLaunch({ windowTitle, playerHref }: LaunchOptions): Launch {
  const client = useClient();
  const session = useSession();
  const language = useLanguage();
  const [state, setState] = useState<LaunchState>({ status: 'idle' });
  const isPending = useRef(false);

  const start = useCallback(
    async (asked: Asked, mode: LaunchMode, openWindow = () => openLaunchWindow(windowTitle)) => {
      if (isPending.current) return;
      isPending.current = true;
      setState({ status: 'launching', ...asked });
      const opened = openWindow();
      const { game } = asked;
      try {
        const account =
          session.status === 'loggedIn'
            ? { username: session.account, merchantCode: client.options.merchantCode, token: session.token }
            : undefined;
        const isTransferConfirmed = account !== undefined && confirmedTransfers.has(account.token, game.vassalage);
        const context = { language, isPhone: isPhone(), isTransferConfirmed, account };
        const { address, launchedAt, isFlash } = await sendLaunch(client, asked, mode, context);
        const url = launchAddress(address, client.options.baseUrl);
        if (!url) {
          opened?.close();
          setState({ status: 'failed', ...asked, code: 'launch_without_url', details: {} });
        } else if (opened) {
          const { nodeId, name, vendor } = game;
          const played: PlayedGame = { nodeId, name, vendor, mode, url, isFlash, openedAt: Date.now(), launchedAt };
          const page = playerPageVendors.includes(game.vassalage) ? playerHref?.(nodeId) : undefined;
          opened.goTo(page && opened.keep(playedGameKey, JSON.stringify(played)) ? page : url);
          setState(isFlash ? { status: 'flash', ...asked } : { status: 'idle' });
        } else {
          setState({ status: 'blocked', ...asked, url, isFlash });
        }
      } catch (error) {
        opened?.close();
        const code = isCallError(error) ? error.code : 'system_error';
        if (code === 'transfer_not_confirmed') setState({ status: 'confirming', ...asked });
        else if (code === 'real_account_required') {
          pendingLaunch.keep(asked);
          setState({ status: 'loginNeeded', isTrial: true, ...asked });
        } else if (code === 'TOO_MANY_REQUEST') setState({ status: 'busy', ...asked, refusal: refusalOf(error) });
        // §8: what the session provider shows has no second dialog here.
        else if (displayOf(launchCallOf(asked), code) === 'silent') {
          // §4: who logs in again lands in the game that he asked for.
          if (mode === 'real' && error instanceof GatewayError && error.status === 401) pendingLaunch.keep(asked);
          setState({ status: 'idle' });
        } else setState({ status: 'failed', ...asked, code, details: isCallError(error) ? error.details : {} });
      } finally {
        isPending.current = false;
      }
    },
    [client, language, windowTitle, playerHref, session],
  );

  useEffect(() => {
    if (state.status !== 'busy' && state.status !== 'flash') return;
    const lastsMs = wordLastsMs[state.status];
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The game's window may lie over the portal: the word waits until somebody can read it.
    const begin = (): void => {
      if (document.visibilityState === 'visible') timer ??= setTimeout(() => setState({ status: 'idle' }), lastsMs);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [state]);

  const launchGame = useCallback(
    (game: Game, mode: LaunchMode, roomId?: string) => {
      if (isPending.current) return;
      const asked = roomId === undefined ? { game } : { game, roomId };
      if (mode === 'demo' || session.status === 'loggedIn') return void start(asked, mode);
      pendingLaunch.keep(asked);
      setState({ status: 'loginNeeded', ...asked });
    },
    [session.status, start],
  );

  const launchFound = useCallback(
    async (find: () => Promise<Game | undefined>) => {
      if (isPending.current) return true;
      if (session.status !== 'loggedIn') {
        const asked = await find();
        if (asked) launchGame(asked, 'real');
        return asked !== undefined;
      }
      isPending.current = true;
      const opened = openLaunchWindow(windowTitle);
      let game: Game | undefined;
      try {
        game = await find();
      } finally {
        isPending.current = false;
        if (!game) opened?.close();
      }
      if (game) void start({ game }, 'real', () => opened);
      return game !== undefined;
    },
    [session.status, launchGame, start, windowTitle],
  );

  const resumeLaunch = useCallback(() => {
    const asked = pendingLaunch.take();
    if (asked) void start(asked, 'real');
    return asked?.game;
  }, [start]);

  const confirmTransfer = useCallback(() => {
    if (state.status !== 'confirming' || session.status !== 'loggedIn') return;
    confirmedTransfers.add(session.token, state.game.vassalage);
    const { game, roomId } = state;
    void start({ game, roomId }, 'real');
  }, [state, session, start]);

  const dismiss = useCallback(() => setState({ status: 'idle' }), []);
  const cancelResume = useCallback(() => pendingLaunch.forget(), []);
  // The same until something about it changes: every list of games reads it.
  return useMemo(
    () => ({ state, launchGame, launchFound, resumeLaunch, confirmTransfer, cancelResume, dismiss }),
    [state, launchGame, launchFound, resumeLaunch, confirmTransfer, cancelResume, dismiss],
  );
}
