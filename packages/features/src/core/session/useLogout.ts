import { useCallback } from 'react';
import { useClient } from '../client/ClientProvider.tsx';
import { endToken } from './endToken.ts';
import { useSessionStore } from './SessionProvider.tsx';

/**
 * Ends the session (§4 Logout): at once on this device, and at the gateway as soon as it answers;
 * language and merchant are kept, forms that were begun are not. The caller asks for confirmation. Kept when the gateway has answered,
 * or could not be reached: then it is asked again by this page, and by the next one (`useUnheardLogouts`).
 */
export function useLogout(): () => Promise<void> {
  const client = useClient();
  const store = useSessionStore();
  return useCallback(async () => {
    const session = store.get();
    if (session.status === 'visitor') return;
    const { token } = session;
    store.unheard.keep(token);
    const told = endToken(client, store.unheard, token);
    store.end();
    await told;
  }, [client, store]);
}
