import { type Country, listCountries } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../client/ClientProvider.tsx';

const none: readonly Country[] = [];

/**
 * Countries with their calling codes, the one at home first (§3 "Country list"); undefined while they are on their way,
 * none where they didn't come: a phone can do without.
 * @param isNeeded false where no phone is asked for: nothing is fetched then.
 */
export function useCountries(isNeeded = true): readonly Country[] | undefined {
  const client = useClient();
  const { data, isError } = useQuery({
    queryKey: ['system', 'countries'],
    queryFn: ({ signal }) => client.send(listCountries, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNeeded,
  });
  return isError ? none : data?.countries;
}
