import { useEffect } from 'react';
import { useClient } from './ClientProvider.tsx';

/** Brings what sends the calls ahead of the next one, once the page has nothing better to do. */
export function usePreparedCalls(isSettled: boolean): void {
  const client = useClient();
  useEffect(() => {
    if (isSettled) client.prepare();
  }, [client, isSettled]);
}
