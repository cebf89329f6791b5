import { type Guild, getGuild } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { errorCodeOf, guildQueryKey, type Refused, refusalOf, useAccount, useClient } from '../../core/index.ts';

/** The member's legion on its way, not to be had, none, or there. */
export type GuildState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'none' }
  | { status: 'ready'; guild: Guild };

/** The legion that the member is in, as the info call says (§4 "Guild membership"). */
export function useGuild(): GuildState {
  const client = useClient();
  const account = useAccount();
  const { data, error, refetch } = useQuery({
    queryKey: guildQueryKey(account),
    queryFn: async ({ signal }): Promise<Guild | null> => {
      try {
        return await client.send(getGuild, {}, { signal });
      } catch (failure) {
        // An answer like another: it says that he is in none.
        if (errorCodeOf(failure) === 'guild_not_joined') return null;
        throw failure;
      }
    },
    enabled: account !== '',
    refetchOnMount: 'always',
  });
  if (data) return { status: 'ready', guild: data };
  if (data === null) return { status: 'none' };
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
