import { endSessions, type LoginAttempt, type LoginRecord, listSessions } from '@baize/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Refused, refusalOf, securityQueryKey, useAccount, useBrandZone, useClient, useSingleFlight } from '../../core/index.ts';

/** The logins being fetched, not to be had, or there. */
export type SessionsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | {
      status: 'ready';
      /** The newest first. */
      sessions: readonly LoginRecord[];
      /** Attempts that were refused, the newest first; none where the gateway keeps none. */
      failed: readonly LoginAttempt[];
      /** Whether a session but this one is open. */
      hasOthers: boolean;
    };

/** The logins of the account as data and one action. */
export interface Sessions {
  state: SessionsState;
  /** Zone of the brand's day, in which times are shown. */
  timeZone: string;
  /** What is being ended: a session's id, or `others`. */
  ending: string | undefined;
  /** How many the last ending has ended. */
  ended: number | undefined;
  /** Why the last ending failed. */
  refusal: Refused | undefined;
  /** Ends one session by its id, or `others`: all but this one. */
  end(sessionId: string): Promise<void>;
}

/** Logins of the last 30 days with address and device, and the way to end them (§2 "securityCenter"). */
export function useSessions(): Sessions {
  const client = useClient();
  const queries = useQueryClient();
  const timeZone = useBrandZone();
  const account = useAccount();
  const { data, error, refetch } = useQuery({
    queryKey: [...securityQueryKey(account), 'sessions'],
    queryFn: ({ signal }) => client.send(listSessions, {}, { signal }),
    enabled: account !== '',
  });
  const ending = useMutation({
    mutationFn: (sessionId: string) => client.send(endSessions, { sessionId }),
    // Whatever it ended in, the list shows what is open now.
    onSettled: () => queries.invalidateQueries({ queryKey: securityQueryKey(account) }),
  });
  const { mutateAsync } = ending;
  const endOnce = useSingleFlight((sessionId: string) => mutateAsync(sessionId).catch(() => undefined));
  const stateOf = (): SessionsState => {
    if (data) {
      const hasOthers = data.sessions.some(({ isOpen, isCurrent }) => isOpen && !isCurrent);
      return { status: 'ready', sessions: data.sessions, failed: data.failed ?? [], hasOthers };
    }
    return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
  };
  return {
    state: stateOf(),
    timeZone,
    ending: ending.isPending ? ending.variables : undefined,
    ended: ending.data?.ended,
    refusal: ending.error ? refusalOf(ending.error) : undefined,
    end: async (sessionId) => void (await endOnce(sessionId)),
  };
}
