import type { WireConsolidated } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadChunk } from '../chunk/loadChunk.ts';
import { useClient } from '../client/ClientProvider.tsx';
import { keepTrying } from '../keepTrying.ts';
import {
  balanceQueryKey,
  cashierQueryKey,
  consolidatedQueryKey,
  contractRequestCountQueryKey,
  systemStatusQueryKey,
  unreadMessagesQueryKey,
} from '../queries.ts';
import { useSession, useSessionStore } from '../session/SessionProvider.tsx';

/** In ms. */
const justRead = 5_000;

const requestsIn = ({ dailysalreq, divtypereq, contracthoursalreq, realtimesalreqtype }: WireConsolidated): number =>
  dailysalreq.length + divtypereq.length + contracthoursalreq.length + realtimesalreqtype.length;

/** Brings what reads the stream: a visitor never loads it. */
const loadReader = async () => {
  const [{ followLive }, { endIfOwn }] = await Promise.all([import('./followLive.ts'), import('./endIfOwn.ts')]);
  return { followLive, endIfOwn };
};

/**
 * Keeps the query cache in step with the gateway while a session lasts: balance, orders at the cashier, unread messages, contract requests, end of session, system status.
 * @param load brings the reader; where that fails it is asked for again, at once, at growing intervals and when the network is back
 */
export function useLive(load = loadReader): void {
  const client = useClient();
  const queries = useQueryClient();
  const session = useSession();
  const store = useSessionStore();
  useEffect(() => {
    if (session.status !== 'loggedIn') return;
    const { token, account } = session;
    let stop: (() => void) | undefined;
    let unmounted = false;
    let hasOpened = false;
    const follow = ({ followLive, endIfOwn }: Awaited<ReturnType<typeof load>>): void => {
      stop = followLive(
        client.options,
        { token, account },
        {
          balance: (balance) => {
            // A read that is still on its way may be older than this event.
            void queries.cancelQueries({ queryKey: balanceQueryKey(account) });
            queries.setQueryData(balanceQueryKey(account), balance);
          },
          unreadMessages: (unread) => {
            void queries.cancelQueries({ queryKey: unreadMessagesQueryKey(account) });
            queries.setQueryData(unreadMessagesQueryKey(account), unread);
          },
          contractRequests: (waiting) => {
            queries.setQueryData(contractRequestCountQueryKey(account), waiting);
            const read = queries.getQueryState<WireConsolidated>(consolidatedQueryKey(account));
            // A page that begins has just read them; later the same number may be of others.
            if (read?.data && requestsIn(read.data) === waiting.value && Date.now() - read.dataUpdatedAt < justRead) return;
            // A read that is still on its way may be older than this event.
            void queries
              .cancelQueries({ queryKey: consolidatedQueryKey(account) })
              .then(() => queries.invalidateQueries({ queryKey: consolidatedQueryKey(account) }));
          },
          cashierOrder: () => void queries.invalidateQueries({ queryKey: cashierQueryKey(account) }),
          logout: (event) => void endIfOwn(store, token, event),
          systemStatus: () => void queries.invalidateQueries({ queryKey: systemStatusQueryKey }),
          open: () => {
            const readAt = queries.getQueryState(systemStatusQueryKey)?.dataUpdatedAt ?? 0;
            // A page that begins has just read it.
            const isKnown = !hasOpened && Date.now() - readAt < justRead;
            // Steps of orders are told once: some may have been missed.
            if (hasOpened) void queries.invalidateQueries({ queryKey: cashierQueryKey(account) });
            hasOpened = true;
            if (!isKnown) void queries.invalidateQueries({ queryKey: systemStatusQueryKey });
          },
        },
      );
    };
    const begin = async (): Promise<boolean> => {
      if (unmounted) return true;
      const reader = await loadChunk(load).catch(() => undefined);
      if (reader && !unmounted) follow(reader);
      return reader !== undefined;
    };
    void begin().then((hasBegun) => (hasBegun ? undefined : keepTrying(begin)));
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [client, queries, session, store, load]);
}
