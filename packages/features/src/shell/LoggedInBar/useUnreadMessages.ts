import { getUnreadMessages } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { unreadMessagesQueryKey, useClient, useMember, useSession } from '../../core/index.ts';

/** How many messages wait (§2): read once, then moved by live events; agents do not load them (§6). */
export function useUnreadMessages(): number {
  const client = useClient();
  const session = useSession();
  const { role } = useMember();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data } = useQuery({
    queryKey: unreadMessagesQueryKey(account),
    queryFn: ({ signal }) => client.send(getUnreadMessages, {}, { signal }),
    enabled: account !== '' && (role === 'member' || role === 'trial'),
  });
  return data?.value ?? 0;
}
