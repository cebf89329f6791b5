import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadChunk } from '../chunk/loadChunk.ts';
import { useClient } from '../client/ClientProvider.tsx';
import { keepTrying } from '../keepTrying.ts';
import { useSession, useSessionStore } from '../session/SessionProvider.tsx';
import { keepToldMessages } from './keepToldMessages.ts';

/** Brings what reads the stream: a visitor never loads it. */
const loadReader = async () => (await import('./followSession.ts')).followSession;

/**
 * Keeps the query cache in step with the gateway while a session lasts: balance, orders at the cashier, bank cards, messages, transfers that have come, contract requests, the
 * legion, draws of lotteries, end of session, system status.
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
    const stopTold = keepToldMessages(queries, account);
    let stop: (() => void) | undefined;
    let unmounted = false;
    const begin = async (): Promise<boolean> => {
      if (unmounted) return true;
      const followSession = await loadChunk(load).catch(() => undefined);
      if (followSession && !unmounted) stop = followSession({ options: client.options, queries, store }, { token, account });
      return followSession !== undefined;
    };
    void begin().then((hasBegun) => (hasBegun ? undefined : keepTrying(begin)));
    return () => {
      unmounted = true;
      stopTold();
      stop?.();
    };
  }, [client, queries, session, store, load]);
}
