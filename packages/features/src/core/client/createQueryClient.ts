import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { systemStatusQueryKey } from '../queries.ts';
import { CallError, isTransient, TimeOutError } from './errors.ts';

const closedCodes: readonly string[] = ['under_maintenance', 'region_restricted'];

/** Reads may be repeated: twice, and only when the failure can pass by itself. A time-out has taken two minutes: its player chooses. */
const canRepeat = (failures: number, error: Error): boolean => failures < 2 && isTransient(error) && !(error instanceof TimeOutError);

/**
 * The query client with the portal's rules: reads stay fresh for half a minute, and those that are not, failed ones
 * too, are made again when the network is back; mutations are never repeated, and forgotten with the form that made
 * them, since what they were given may be a password.
 */
export function createQueryClient(): QueryClient {
  // A refusal for the whole house is the status page's matter: the first caller that hears of it asks for the status.
  const onError = (error: Error): void => {
    if (error instanceof CallError && closedCodes.includes(error.code)) void queries.invalidateQueries({ queryKey: systemStatusQueryKey });
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: canRepeat, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, gcTime: 0, networkMode: 'always' },
    },
  });
  return queries;
}
