import type { Call, RequestInputOf, ResponseOf } from '@baize/contract';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useClient } from '../client/ClientProvider.tsx';
import { refusalOf } from '../client/errors.ts';
import { pollKnown } from '../client/pollKnown.ts';
import type { Refused } from '../i18n/useErrorText.ts';
import { useAccount } from './useAccount.ts';

/** What a read of an account's own is: on its way, not to be had, or there. */
export type AccountRead<Data> = { status: 'loading' } | ({ status: 'error'; retry(): void } & Refused) | { status: 'ready'; data: Data };

export interface AccountQueryOptions<C extends Call, Data> {
  /** Where the reply is kept: below the account, so that another one never sees it. */
  key(account: string): QueryKey;
  /** Default an empty request. */
  request?: RequestInputOf<C>;
  /** What of the reply is wanted; a constant. Default all of it. */
  select?(reply: ResponseOf<C>): Data;
  /** Whether to ask now. Default true. */
  isWanted?: boolean;
  /** Milliseconds for which a reply is taken for new. Default that of the query client. */
  staleTime?: number;
  /** Milliseconds after which it is read again while it is looked at. Default never. */
  againMs?: number;
  /** Asks again each time that its reader comes. Default false. */
  isReadEachTime?: boolean;
}

/** Reads something of the account that is logged in; a visitor's is never asked for. */
export function useAccountQuery<C extends Call, Data = ResponseOf<C>>(call: C, options: AccountQueryOptions<C, Data>) {
  const { key, request, select, isWanted = true, staleTime, againMs, isReadEachTime = false } = options;
  const client = useClient();
  const account = useAccount();
  const queryKey = key(account);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    // A call takes its own request; TypeScript can't follow that through the type parameter.
    queryFn: async ({ signal }) => (await client.send(call as Call, (request ?? {}) as RequestInputOf<Call>, { signal })) as ResponseOf<C>,
    enabled: isWanted && account !== '',
    ...(select && { select }),
    ...(staleTime !== undefined && { staleTime }),
    ...(againMs !== undefined && { refetchInterval: pollKnown(againMs) }),
    ...(isReadEachTime && { refetchOnMount: 'always' as const }),
  });
  const retry = (): void => void refetch();
  // Without `select` the data are the reply.
  const known = data as Data | undefined;
  const stateOf = (): AccountRead<Data> => {
    if (known !== undefined) return { status: 'ready', data: known };
    return error ? { status: 'error', ...refusalOf(error), retry } : { status: 'loading' };
  };
  return { account, queryKey, data: known, error, isFetching, state: stateOf(), retry };
}
