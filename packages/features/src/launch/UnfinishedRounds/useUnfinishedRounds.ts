import { listUnfinishedRounds, toUnfinishedRounds, type UnfinishedRounds } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { sessionQueryKey, useClient, useMember, useSession } from '../../core/index.ts';

/** Nothing for a user who plays for no money, and where it is not known: what can’t be told of is not in the way. Loading, or the games. */
export type UnfinishedState = { status: 'none' } | { status: 'loading' } | { status: 'ready'; unfinished: readonly UnfinishedRounds[] };

/** Milliseconds after which it is asked for again while it is looked at. */
const againMs = 15_000;

/** The games in which the player has left a round unfinished. */
export function useUnfinishedRounds(): UnfinishedState {
  const client = useClient();
  const session = useSession();
  const { role } = useMember();
  const account = session.status === 'loggedIn' && role === 'member' ? session.account : undefined;
  const { data, isFetched } = useQuery({
    queryKey: [sessionQueryKey, account, 'unfinishedRounds'],
    queryFn: async ({ signal }) => (await client.send(listUnfinishedRounds, {}, { signal })).list.map(toUnfinishedRounds),
    enabled: account !== undefined,
    // Its window may have ended it: a user who comes back sees it as it is.
    staleTime: 0,
    refetchInterval: againMs,
  });
  if (account === undefined) return { status: 'none' };
  if (data) return { status: 'ready', unfinished: data };
  // Also while it is asked for again: what has failed once is awaited by nobody.
  return { status: isFetched ? 'none' : 'loading' };
}
