import { logout } from '@baize/contract';
import { useCallback } from 'react';
import type { Client } from '../client/Client.ts';
import { useClient } from '../client/ClientProvider.tsx';
import { GatewayError } from '../client/errors.ts';
import { keepTrying } from '../keepTrying.ts';
import { useSessionStore } from './SessionProvider.tsx';

/** Ends the token at the gateway. `false` when it may still be alive there: nothing but its end, or a 401, says that it is not. */
const revoke = (client: Client, token: string): Promise<boolean> =>
  client.send(logout, {}, { token }).then(
    () => true,
    (error: unknown) => error instanceof GatewayError && error.status === 401,
  );

/**
 * Ends the session (§4 Logout): at once on this device, and at the gateway as soon as it answers;
 * language and merchant are kept, forms that were begun are not. The caller asks for confirmation. Kept when the gateway has answered,
 * or could not be reached: then it is asked again as long as the page stands, with a token that nothing but its memory holds.
 */
export function useLogout(): () => Promise<void> {
  const client = useClient();
  const store = useSessionStore();
  return useCallback(async () => {
    const session = store.get();
    if (session.status === 'visitor') return;
    const { token } = session;
    const told = revoke(client, token);
    store.end();
    if (!(await told)) void keepTrying(() => revoke(client, token));
  }, [client, store]);
}
