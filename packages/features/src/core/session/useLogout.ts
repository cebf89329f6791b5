import { logout } from '@baize/contract';
import { useCallback } from 'react';
import { useClient } from '../client/ClientProvider.tsx';
import { useSessionStore } from './SessionProvider.tsx';

/**
 * Ends the session (§4 Logout): at once on this device, and at the gateway as soon as it answers;
 * language and merchant are kept. The caller asks for confirmation.
 */
export function useLogout(): () => void {
  const client = useClient();
  const store = useSessionStore();
  return useCallback(() => {
    // The call carries the token, so it starts before the token is dropped; its failure changes nothing for the player.
    void client.send(logout, {}).catch(() => undefined);
    store.end();
  }, [client, store]);
}
