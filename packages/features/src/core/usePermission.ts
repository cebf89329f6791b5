import { getPermission, type ResponseOf } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from './client/ClientProvider.tsx';
import { permissionQueryKey } from './queries.ts';

/** §3 "Permission response", as the gateway sends it. */
export type Permission = ResponseOf<typeof getPermission>;

/** What the merchant offers (§3); undefined until the gateway has answered. */
export function usePermission(): Permission | undefined {
  const client = useClient();
  const { data } = useQuery({
    queryKey: permissionQueryKey,
    queryFn: ({ signal }) => client.send(getPermission, {}, { signal }),
    staleTime: 10 * 60_000,
  });
  return data;
}
