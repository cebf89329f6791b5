import { type Game, gamesOf, getCatalogue } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { type Refused, refusalOf, useClient, usePermissionState } from '../../core/index.ts';

/** Loading, failed with a way to try again, or every game, most played first. */
export type CatalogueState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'ready'; games: readonly Game[] };

/** The whole catalogue (§3 "Games"), which travels once for each of its versions. */
export function useCatalogue(): CatalogueState {
  const client = useClient();
  const { permission, refusal, retry } = usePermissionState();
  const version = permission?.catalogueVersion;
  const { data, error, refetch } = useQuery({
    queryKey: ['games', 'catalogue', version],
    queryFn: async ({ signal }) => gamesOf(await client.send(getCatalogue, { version: version ?? '' }, { signal })),
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // Ten thousand games are no plain data to look through for what is still the same.
    structuralSharing: false,
  });
  if (data) return { status: 'ready', games: data };
  if (refusal) return { status: 'error', ...refusal, retry };
  if (error) return { status: 'error', ...refusalOf(error), retry: () => void refetch() };
  return { status: 'loading' };
}
