import { getRegistrationSetting, type RegistrationSetting } from '@baize/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useClient } from './client/ClientProvider.tsx';

/** The registration's rules (§3): the form is made from them, and a new password is held to the one of its password (§5). */
export function useRegistrationSetting(): UseQueryResult<RegistrationSetting> {
  const client = useClient();
  return useQuery({
    queryKey: ['registration', 'setting'],
    queryFn: ({ signal }) => client.send(getRegistrationSetting, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}
