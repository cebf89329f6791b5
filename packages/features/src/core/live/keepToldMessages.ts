import type { LiveEventOf } from '@baize/contract';
import { notifyManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { toldMessagesQueryKey, unreadMessagesQueryKey } from '../queries.ts';

/**
 * Keeps the count of unread messages that a member knows of: what waits when it is first known, and less where he has read some. The rest is an
 * arrival, whatever brought it and however late there is somebody to tell it.
 * @returns what ends it
 */
export function keepToldMessages(queries: QueryClient, account: string): () => void {
  const key = toldMessagesQueryKey(account);
  queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  const count = (): void => {
    const unread = queries.getQueryData<LiveEventOf<'unreadMessages'>>(unreadMessagesQueryKey(account))?.value;
    if (unread !== undefined) queries.setQueryData<number>(key, (told = unread) => Math.min(told, unread));
  };
  count();
  const observer = new QueryObserver(queries, { queryKey: unreadMessagesQueryKey(account), enabled: false });
  // Once for all that comes at once.
  return observer.subscribe(notifyManager.batchCalls(count));
}
