import { getPlayResult, type PlayResult } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deviceNow, sessionQueryKey, useClient, useSession } from '../../core/index.ts';
import { type PlayedGame, readPlayedGame } from './playedGame.ts';

/** What the rounds of this play have come to: nothing real in a demo, not known yet, unknown, or the figures. */
export type PlayFigures = { status: 'demo' } | { status: 'loading' } | { status: 'error' } | ReadyFigures;
/** `readAt` is when they came, by this browser's clock, in milliseconds. */
interface ReadyFigures {
  status: 'ready';
  result: PlayResult;
  readAt: number;
}

/** The window or tab was opened for no game, or for this one. */
export type PlayerState = { status: 'missing' } | { status: 'ready'; game: PlayedGame; elapsedSeconds: number; figures: PlayFigures };

/** Milliseconds after which the figures are read again while the page is looked at. */
const againMs = 4_000;

/** The game of the player page (§4), with what its strip tells: how long it has been open, and what was bet and won since. */
export function usePlayer(nodeId: string): PlayerState {
  const client = useClient();
  const session = useSession();
  const [game] = useState(() => readPlayedGame(nodeId));
  const elapsedSeconds = useElapsedSeconds(game?.openedAt);
  const account = session.status === 'loggedIn' ? session.account : undefined;
  const launchedAt = game?.mode === 'real' ? game.launchedAt : undefined;
  const { data, dataUpdatedAt, isError, isFetched } = useQuery({
    queryKey: [sessionQueryKey, account, 'playResult', nodeId, launchedAt],
    queryFn: ({ signal }) => client.send(getPlayResult, { nodeId, since: launchedAt ?? '' }, { signal }),
    enabled: account !== undefined && launchedAt !== undefined,
    refetchInterval: againMs,
    staleTime: 0,
  });
  if (!game) return { status: 'missing' };
  return { status: 'ready', game, elapsedSeconds, figures: figuresOf() };

  function figuresOf(): PlayFigures {
    if (game?.mode === 'demo') return { status: 'demo' };
    if (isError || account === undefined || launchedAt === undefined) return { status: 'error' };
    if (data) return { status: 'ready', result: data, readAt: dataUpdatedAt };
    // Unknown stays unknown while it is asked for again.
    return { status: isFetched ? 'error' : 'loading' };
  }
}

/** Whole seconds since a time of this browser’s clock; 0 when that clock was put back. */
function useElapsedSeconds(since: number | undefined): number {
  const [now, setNow] = useState(() => deviceNow());
  useEffect(() => {
    if (since === undefined) return;
    const timer = setInterval(() => setNow(deviceNow()), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  return since === undefined ? 0 : Math.max(0, Math.floor((now - since) / 1_000));
}
