import { countRewards, getAvailablePromotions } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from './client/ClientProvider.tsx';
import { availablePromotionsQueryKey } from './queries.ts';
import { useSession } from './session/SessionProvider.tsx';
import { useMember } from './session/useMember.ts';

/** How many rewards the member can claim (§2 "personal center with a reward badge"): who can't open that centre is asked nothing. */
export function useRewardCount(): number {
  const client = useClient();
  const session = useSession();
  const { role } = useMember();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data } = useQuery({
    queryKey: availablePromotionsQueryKey(account),
    queryFn: ({ signal }) => client.send(getAvailablePromotions, {}, { signal }),
    enabled: account !== '' && role === 'member',
  });
  return data ? countRewards(data.availablePromo) : 0;
}
