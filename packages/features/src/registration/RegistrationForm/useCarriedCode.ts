import { getAffiliate } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { isCallError, useClient } from '../../core/index.ts';

const refusals: readonly string[] = ['affiliate_code_error', 'validation_failed'];

/** What is known of the code that the address brought: nobody is kept from registering by a gateway that can't say. */
export type CarriedCode = 'checking' | 'accepted' | 'refused';

/** Asks whose code the address brought (§7 "agent/affiliate"). */
export function useCarriedCode(code: string | undefined): CarriedCode {
  const client = useClient();
  const { isLoading, error } = useQuery({
    queryKey: ['affiliate', code],
    queryFn: ({ signal }) => client.send(getAffiliate, { code: code ?? '', source: 'address' }, { signal }),
    enabled: code !== undefined,
  });
  if (isLoading) return 'checking';
  return isCallError(error) && refusals.includes(error.code) ? 'refused' : 'accepted';
}
