import { getMemberInfo, type ResponseOf, type Role, roleOf } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../client/Client.ts';
import { useClient } from '../client/ClientProvider.tsx';
import { refusalOf } from '../client/errors.ts';
import type { Refused } from '../i18n/useErrorText.ts';
import { memberInfoQueryKey } from '../queries.ts';
import { useSession } from './SessionProvider.tsx';
import { useAccount } from './useAccount.ts';

/** §3 "Member info", as the gateway sends it. */
export type MemberInfo = ResponseOf<typeof getMemberInfo>;
/** Who is looking at the portal, and what the gateway says of the account. */
export interface Member {
  /** `visitor` without a session; `unknown` until the first reply of a session. */
  role: Role | 'unknown';
  info: MemberInfo | undefined;
  /** The gateway was asked and did not say; it stays so while it is being asked again, with no refusal then. */
  missing?: { refusal: Refused | undefined; isAsking: boolean; retry(): void } | undefined;
}

/** Asks who is logged in. */
export const memberQuery = (client: Client, account: string) => ({
  queryKey: memberInfoQueryKey(account),
  queryFn: ({ signal }: { signal: AbortSignal }) => client.send(getMemberInfo, {}, { signal }),
});

/** Who is looking at the portal, for whatever depends on a role (§6). */
export function useMember(): Member {
  const client = useClient();
  const session = useSession();
  const account = useAccount();
  const { data, error, isFetching, errorUpdateCount, refetch } = useQuery({
    ...memberQuery(client, account),
    enabled: account !== '',
  });
  if (session.status === 'visitor') return { role: 'visitor', info: undefined };
  if (data) return { role: roleOf(data), info: data };
  if (errorUpdateCount === 0) return { role: 'unknown', info: undefined };
  const refusal = error ? refusalOf(error) : undefined;
  return { role: 'unknown', info: undefined, missing: { refusal, isAsking: isFetching, retry: () => void refetch() } };
}
