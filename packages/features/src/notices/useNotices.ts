import { getNotices, type Language, type Notice, toNoticeBoard } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { type Client, noticesQueryKey, type Refused, refusalOf, useClient, useLanguage } from '../core/index.ts';

/** Loading, failed with a way to try again, empty, or all that there is to read, newest first. */
export type NoticesState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void; isAsking: boolean } & Refused)
  | { status: 'empty' }
  | { status: 'ready'; notices: readonly Notice[] };

const newestFirst = (one: Notice, other: Notice): number => Date.parse(other.startsAt) - Date.parse(one.startsAt);

/** Asks what the brand has to say. */
export const noticesQuery = (client: Client, language: Language) => ({
  queryKey: [...noticesQueryKey, language],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.send(getNotices, { types: 'PL,PU,H' }, { signal }),
  staleTime: 5 * 60_000,
});

/** What the brand has to say (§7 notice): to players, by pop-up, and what is hot. Banners are pictures of the page, not news. */
export function useNotices(): NoticesState {
  const client = useClient();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery({
    ...noticesQuery(client, language),
    select: (reply) => {
      const { player, popups, hot } = toNoticeBoard(reply);
      return [...player, ...popups, ...hot].sort(newestFirst);
    },
  });
  if (data) return data.length > 0 ? { status: 'ready', notices: data } : { status: 'empty' };
  if (error) return { status: 'error', ...refusalOf(error), retry: () => void refetch(), isAsking: isFetching };
  return { status: 'loading' };
}
