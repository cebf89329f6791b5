import type { Game } from '@baize/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadChunk, useClient, useLanguage, useSessionStore } from '../../core/index.ts';
import { confirmedTransfers } from './confirmedTransfers.ts';
import type { LaunchMode } from './launchPayload.ts';
import type { LaunchOptions, LaunchState } from './launchState.ts';
import { openLaunchWindow } from './launchWindow.ts';
import { type Asked, pendingLaunch } from './pendingLaunch.ts';

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
   * has forgotten the click blocks the window, and the game opens in the page.
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
const wordLastsMs = { busy: 6_000, flash: 15_000, closed: 6_000 } as const;

/** What a launch does once its window is open: only who opens a game needs it. */
export const loadRun = async () => (await import('./runLaunch.ts')).runLaunch;

/** The launch manager (§4): one launch at a time, its window opened inside the click and closed on failure. */
export function useLaunch({ windowTitle, playerHref, here }: LaunchOptions): Launch {
  const client = useClient();
  // Read at the deed, not at the drawing: a login resumes the launch before anything is drawn for the session that it began.
  const session = useSessionStore();
  const language = useLanguage();
  const [state, setState] = useState<LaunchState>({ status: 'idle' });
  const isPending = useRef(false);

  const start = useCallback(
    async (asked: Asked, mode: LaunchMode, openWindow = () => openLaunchWindow(windowTitle)) => {
      if (isPending.current) return;
      isPending.current = true;
      setState({ status: 'launching', ...asked });
      const opened = openWindow();
      try {
        const runLaunch = await loadChunk(loadRun);
        // What is shown of another launch by then is newer.
        const onClosed = (closed: Asked, closedMode: LaunchMode): void =>
          setState((now) => (now.status === 'idle' ? { status: 'closed', ...closed, mode: closedMode } : now));
        setState(await runLaunch({ client, session, language, playerHref, here, onClosed }, asked, mode, opened));
      } catch {
        opened?.close();
        setState({ status: 'failed', ...asked, code: 'network_error', details: {} });
      } finally {
        isPending.current = false;
      }
    },
    [client, language, windowTitle, playerHref, here, session],
  );

  useEffect(() => {
    if (state.status !== 'busy' && state.status !== 'flash' && state.status !== 'closed') return;
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
      if (mode === 'demo' || session.get().status === 'loggedIn') return void start(asked, mode);
      pendingLaunch.keep(asked);
      setState({ status: 'loginNeeded', ...asked });
    },
    [session, start],
  );

  const launchFound = useCallback(
    async (find: () => Promise<Game | undefined>) => {
      if (isPending.current) return true;
      if (session.get().status !== 'loggedIn') {
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
    [session, launchGame, start, windowTitle],
  );

  const resumeLaunch = useCallback(() => {
    const asked = pendingLaunch.take();
    if (asked) void start(asked, 'real');
    return asked?.game;
  }, [start]);

  const confirmTransfer = useCallback(() => {
    const now = session.get();
    if (state.status !== 'confirming' || now.status !== 'loggedIn') return;
    confirmedTransfers.add(now.token, state.game.vassalage);
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
