import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactElement, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { sessionDrafts } from '../draft/sessionDrafts.ts';
import { type SessionState, type SessionStore, storageKeys } from './createSessionStore.ts';

const SessionContext = createContext<SessionStore | null>(null);

/** Query keys that start with this word are dropped when the session changes. */
export const sessionQueryKey = 'session';

/** Gives the session to the hooks below, follows other tabs, and forgets a player's data with his session. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }): ReactElement {
  const queries = useQueryClient();
  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === null || event.key === storageKeys.token) store.refresh();
      if (event.key === storageKeys.renewed) void queries.invalidateQueries({ queryKey: [sessionQueryKey] });
    };
    globalThis.addEventListener('storage', onStorage);
    let wasLoggedIn = store.get().status === 'loggedIn';
    const stop = store.subscribe(() => {
      void queries.cancelQueries({ queryKey: [sessionQueryKey] });
      queries.removeQueries({ queryKey: [sessionQueryKey] });
      const session = store.get();
      if (session.status === 'loggedIn') sessionDrafts.passTo(session.account);
      // §4 Logout, here or in another tab. A session that was ended with a reason leaves its forms to the same account (§8).
      else if (wasLoggedIn && session.endedBy === undefined) sessionDrafts.dropAll();
      wasLoggedIn = session.status === 'loggedIn';
    });
    return () => {
      globalThis.removeEventListener('storage', onStorage);
      stop();
    };
  }, [store, queries]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** The session’s store; throws outside of a `SessionProvider`. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('No session: wrap the app in <SessionProvider store={createSessionStore(…)}>.');
  return store;
}

const visitor: SessionState = { status: 'visitor' };
/** A server knows no device's session: its page comes alive as a visitor's, and is the player's at once after that. */
const atServer = (): SessionState => visitor;

/** The session as it stands now. */
export function useSession(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get, atServer);
}
