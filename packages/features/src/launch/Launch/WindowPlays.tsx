import { getPlayResult, type PlayResult } from '@baize/contract';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { sessionQueryKey, useAccount, useBalanceHidden, useClient } from '../../core/index.ts';
import { type OpenPlay, openPlays } from './openPlays.ts';

/** Plays for real money in windows of their own, for what guards them from the portal's page. */
export interface GuardedWindows {
  /** When the first of them was opened, by this browser's clock, in milliseconds. */
  openedAt: number;
  /** What they have come to; undefined while that is not known, and where the player hides his balance. */
  net: Pick<PlayResult, 'bet' | 'win' | 'currency'> | undefined;
  /**
   * Closes their windows.
   * @param before those alone that were opened before this moment, ISO 8601. Default all
   * @returns whether all of these are closed: a browser may keep the window of a foreign page
   */
  close(before?: string): boolean;
}

export interface WindowPlaysProps {
  /** What guards them: it stands in the page as long as one is open. */
  guard(plays: GuardedWindows): ReactNode;
}

/** Milliseconds after which the figures are read again. */
const againMs = 15_000;

/** Looks after the windows that were opened: with the session they are closed, and until then they are guarded. */
export function WindowPlays({ guard }: WindowPlaysProps): ReactNode {
  const account = useAccount();
  const plays = useSyncExternalStore(openPlays.listen, openPlays.all, openPlays.all);
  useEffect(() => void openPlays.close(plays.filter((play) => play.account !== account)), [plays, account]);
  const own = plays.filter((play) => play.account === account && !play.hasOwnGuard);
  return own.length > 0 ? <Guarded plays={own} guard={guard} /> : null;
}

const isOpenedBefore =
  (before: string | undefined) =>
  ({ launchedAt }: OpenPlay): boolean =>
    before === undefined || launchedAt === undefined || Date.parse(launchedAt) < Date.parse(before);

/** A game that is open in several windows is read once, from the first of them on: its figures are of all its rounds since. */
const gamesOf = (plays: readonly OpenPlay[]): readonly OpenPlay[] =>
  plays.filter(({ nodeId }, place) => plays.findIndex((one) => one.nodeId === nodeId) === place);

function Guarded({ plays, guard }: WindowPlaysProps & { plays: readonly OpenPlay[] }): ReactNode {
  const client = useClient();
  const account = useAccount();
  const [isHidden] = useBalanceHidden();
  const results = useQueries({
    queries: gamesOf(plays).map(({ nodeId, launchedAt }) => ({
      queryKey: [sessionQueryKey, account, 'playResult', nodeId, launchedAt],
      queryFn: ({ signal }: { signal: AbortSignal }) => client.send(getPlayResult, { nodeId, since: launchedAt ?? '' }, { signal }),
      enabled: launchedAt !== undefined,
      refetchInterval: againMs,
    })),
    combine: (read) => read.map(({ data }) => data),
  });
  return guard({
    openedAt: Math.min(...plays.map(({ openedAt }) => openedAt)),
    net: isHidden ? undefined : sumOf(results),
    close: (before) => openPlays.close(plays.filter(isOpenedBefore(before))),
  });
}

/** Unknown where one of them is: a part of the sum would mislead. */
function sumOf(results: readonly (PlayResult | undefined)[]): GuardedWindows['net'] {
  const known = results.filter((result) => result !== undefined);
  const [first] = known;
  if (!first || known.length < results.length) return undefined;
  const sum = (name: 'bet' | 'win'): number => known.reduce((total, result) => total + result[name], 0);
  return { bet: sum('bet'), win: sum('win'), currency: first.currency };
}
