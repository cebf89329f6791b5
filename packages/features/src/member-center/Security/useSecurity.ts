import { getSecurity, type ResponseOf } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { type Refused, refusalOf, sessionQueryKey, useClient, useSession } from '../../core/index.ts';

/** What is set and bound on the account, mostly covered. */
export type Security = ResponseOf<typeof getSecurity>;
/** The settings being fetched, not to be had, or there. */
export type SecurityState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'ready'; security: Security };

/** Cache key of what is set on an account; what lies below it is about its logins. */
export const securityQueryKey = (account: string) => [sessionQueryKey, account, 'security'] as const;

/** What is set for the safety of the account (§2 "securityCenter"). */
export function useSecurity(): SecurityState {
  const client = useClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data, error, refetch } = useQuery({
    queryKey: [...securityQueryKey(account), 'settings'],
    queryFn: ({ signal }) => client.send(getSecurity, {}, { signal }),
    enabled: account !== '',
  });
  if (data) return { status: 'ready', security: data };
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
