import { getUnreadMessages } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from './client/ClientProvider.tsx';
import { usePlayerAccount } from './games/usePlayerAccount.ts';
import { unreadMessagesQueryKey } from './queries.ts';

/** How many messages wait (§2): read once, then moved by live events; undefined until they are counted, and for agents, who have none (§6). */
export function useUnreadMessages(): number | undefined {
  const client = useClient();
  const account = usePlayerAccount();
  const { data } = useQuery({
    queryKey: unreadMessagesQueryKey(account ?? ''),
    queryFn: ({ signal }) => client.send(getUnreadMessages, {}, { signal }),
    enabled: account !== undefined,
  });
  return account === undefined ? undefined : data?.value;
}
