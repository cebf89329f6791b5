import type { LiveEventOf } from '@baize/contract';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toldMessagesQueryKey, unreadMessagesQueryKey, usePlayerAccount, useUnreadMessages } from '../../core/index.ts';

/**
 * Calls when messages have come since the page began, with how many are not read: the live events carry only that, so that more of them than the
 * member has been told of means one. What came before anybody could tell is told at once.
 */
export function useArrival(onArrival: (unread: number) => void): void {
  const queries = useQueryClient();
  const account = usePlayerAccount() ?? '';
  const unread = useUnreadMessages();
  const { data: known } = useQuery<number>({ queryKey: toldMessagesQueryKey(account), queryFn: skipToken });
  const call = useRef(onArrival);
  useEffect(() => {
    call.current = onArrival;
  });
  useEffect(() => {
    if (unread === undefined || known === undefined || unread <= known) return;
    // As it is now, not as it was drawn.
    const count = queries.getQueryData<LiveEventOf<'unreadMessages'>>(unreadMessagesQueryKey(account))?.value ?? unread;
    if (count <= (queries.getQueryData<number>(toldMessagesQueryKey(account)) ?? count)) return;
    queries.setQueryData(toldMessagesQueryKey(account), count);
    call.current(count);
  }, [queries, account, unread, known]);
}
