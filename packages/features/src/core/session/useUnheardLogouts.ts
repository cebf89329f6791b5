import { useEffect } from 'react';
import { useClient } from '../client/ClientProvider.tsx';
import { endToken } from './endToken.ts';
import { useSessionStore } from './SessionProvider.tsx';

/** Tells the gateway of the logouts that an earlier page could not tell it of (§4 Logout). Once a page. */
export function useUnheardLogouts(): void {
  const client = useClient();
  const { unheard } = useSessionStore();
  useEffect(() => {
    for (const token of unheard.tokens()) void endToken(client, unheard, token);
  }, [client, unheard]);
}
