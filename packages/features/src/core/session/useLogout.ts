import { logout } from '@baize/contract';
import { useCallback } from 'react';
import { useClient } from '../client/ClientProvider.tsx';
import { useSessionStore } from './SessionProvider.tsx';

/**
 * Ends the session (§4 Logout): at once on this device, and at the gateway as soon as it answers;
 * language and merchant are kept, forms that were begun are not. The caller asks for confirmation. Kept when the gateway has answered, or can't be reached.
 */
export function useLogout(): () => Promise<void> {
  const client = useClient();
  const store = useSessionStore();
  return useCallback(async () => {
    // The call carries the token, so it starts before the token is dropped; its failure changes nothing for the player.
    const told = client.send(logout, {}).catch(() => undefined);
    store.end();
    await told;
  }, [client, store]);
}
