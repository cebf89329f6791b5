import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toldMessagesQueryKey, usePlayerAccount, useUnreadMessages } from '../../core/index.ts';

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
    queries.setQueryData(toldMessagesQueryKey(account), unread);
    call.current(unread);
  }, [queries, account, unread, known]);
}
