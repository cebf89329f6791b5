import { getConsolidated, toContractRequests } from '@baize/contract';
import { consolidatedQueryKey, useAccountQuery } from '../core/index.ts';

/** The requests that wait for the player who is logged in; undefined until they have come. */
export function useWaitingRequests({ isWanted = true }: { isWanted?: boolean } = {}) {
  const { account, data, error, isFetching, retry } = useAccountQuery(getConsolidated, {
    key: consolidatedQueryKey,
    select: toContractRequests,
    isWanted,
  });
  return { account, requests: data, error, isFetching, retry };
}
