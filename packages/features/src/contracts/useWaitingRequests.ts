import { getConsolidated, toContractRequests } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { consolidatedQueryKey, useClient, useSession } from '../core/index.ts';

/** The requests that wait for the player who is logged in; undefined until they have come. */
export function useWaitingRequests({ isWanted = true }: { isWanted?: boolean } = {}) {
  const client = useClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: consolidatedQueryKey(account),
    queryFn: ({ signal }) => client.send(getConsolidated, {}, { signal }),
    select: toContractRequests,
    enabled: isWanted && account !== '',
  });
  return { account, requests: data, error, isFetching, refetch };
}
