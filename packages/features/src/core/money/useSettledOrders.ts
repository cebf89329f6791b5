import { getOrderOutcome } from '@baize/contract';
import { useEffect, useRef } from 'react';
import { useClient } from '../client/ClientProvider.tsx';
import { useAccount } from '../session/useAccount.ts';
import type { useIdempotencyKey } from '../useIdempotencyKey.ts';

/**
 * Settles the keys that an earlier visit of the page has left, where their orders were made: the lists show those orders, and the next one
 * with the same content is another. A key of which nothing is known is kept for its player's next try.
 */
export function useSettledOrders({ unsettled, settle }: Pick<ReturnType<typeof useIdempotencyKey>, 'unsettled' | 'settle'>): void {
  const client = useClient();
  const account = useAccount();
  const looked = useRef('');
  useEffect(() => {
    if (account === '' || looked.current === account) return;
    looked.current = account;
    for (const key of unsettled()) {
      client.send(getOrderOutcome, { key }).then(
        ({ state }) => state === 'made' && settle(key),
        () => undefined,
      );
    }
  }, [account, client, unsettled, settle]);
}
