import { deleteMessages, listMessages, type Message, readMessages, toMessage } from '@baize/contract';
import { useInfiniteQuery, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  messagesQueryKey,
  type Refused,
  refusalOf,
  unreadMessagesQueryKey,
  useAccount,
  useClient,
  useLanguage,
  useUnreadMessages,
} from '../../core/index.ts';
import { type InboxChange, withChanges } from './inboxChanges.ts';

/** What comes after the messages that are shown. */
export interface MoreMessages {
  isAsking: boolean;
  /** Why they did not come. */
  refusal: Refused | undefined;
}

/** Loading, failed with a way to try again, empty, or the messages, the newest first. */
export type InboxState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void; isAsking: boolean } & Refused)
  | { status: 'empty' }
  | {
      status: 'ready';
      messages: readonly Message[];
      /** The message that is open. */
      openId: string | undefined;
      /** Older ones; undefined where there are none. */
      more: MoreMessages | undefined;
    };

/** A player's messages as data and named actions. */
export interface Messages {
  state: InboxState;
  /** How many of all are not read, as the gateway counts. */
  unread: number;
  /** The change that was not made, and why. */
  refusal: (Refused & { kind: InboxChange['kind'] }) | undefined;
  /** Opens a message, which is read by that; or closes the one that is open. */
  open(messageId: string | undefined): void;
  markAllRead(): void;
  remove(messageId: string): void;
  loadMore(): void;
}

/** The messages of the player who is logged in (§2, §3): what he changes is shown at once, and all is read again after it and with each live event. */
export function useInbox(): Messages {
  const client = useClient();
  const queries = useQueryClient();
  const language = useLanguage();
  const unread = useUnreadMessages() ?? 0;
  const [openId, setOpenId] = useState<string>();
  const account = useAccount();
  const key = messagesQueryKey(account);
  const { data, error, isFetching, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey: [...key, language],
    queryFn: ({ signal, pageParam: after }) => client.send(listMessages, { ...(after && { after }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: account !== '',
    select: ({ pages }) => pages.flatMap(({ rows }) => rows.map(toMessage)),
  });
  const { mutate, ...change } = useMutation({
    mutationKey: key,
    mutationFn: async ({ kind, messageId }: InboxChange) =>
      kind === 'read' ? await client.send(readMessages, { messageId }) : await client.send(deleteMessages, { messageIds: [messageId] }),
    // Under way until the lists have it: nothing that was changed shows itself as it was, in between.
    onSettled: () =>
      Promise.all([queries.invalidateQueries({ queryKey: key }), queries.invalidateQueries({ queryKey: unreadMessagesQueryKey(account) })]),
  });
  const underWay = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables as InboxChange,
  });
  const messages = data && withChanges(data, underWay);

  const stateOf = (): InboxState => {
    if (messages) {
      const refusal = isFetchNextPageError && error ? refusalOf(error) : undefined;
      const more = hasNextPage ? { isAsking: isFetchingNextPage, refusal } : undefined;
      return messages.length === 0 && !more ? { status: 'empty' } : { status: 'ready', messages, openId, more };
    }
    return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch(), isAsking: isFetching } : { status: 'loading' };
  };
  return {
    state: stateOf(),
    unread,
    refusal: change.error && change.variables ? { ...refusalOf(change.error), kind: change.variables.kind } : undefined,
    open: (messageId) => {
      setOpenId(messageId);
      if (messages?.some(({ id, isRead }) => id === messageId && !isRead)) mutate({ kind: 'read', messageId: messageId ?? '' });
    },
    markAllRead: () => mutate({ kind: 'read', messageId: 'all' }),
    remove: (messageId) => mutate({ kind: 'remove', messageId }),
    loadMore: () => void fetchNextPage(),
  };
}
