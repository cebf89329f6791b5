import { type Balance, getBalance } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { balanceQueryKey, useClient, useMember, useSession } from '../../core/index.ts';

/** Whose centre it is. */
export interface CenterMember {
  nickname: string;
  /** Index of the profile icon (§3); undefined until the member info has come. */
  iconId: number | undefined;
  /** Undefined until it is known; then moved by live events. */
  balance: Balance | undefined;
}

/** Whose centre it is: the name, and what is on the main account. */
export function useCenterMember(): CenterMember {
  const client = useClient();
  const session = useSession();
  const { info } = useMember();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data } = useQuery({
    queryKey: balanceQueryKey(account),
    queryFn: ({ signal }) => client.send(getBalance, {}, { signal }),
    enabled: account !== '',
  });
  return { nickname: info?.nickname ?? account, iconId: info?.iconId, balance: data };
}
