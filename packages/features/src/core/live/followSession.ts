import type { Guild, LiveEventOf, WireConsolidated } from '@baize/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ClientOptions } from '../client/Client.ts';
import {
  availablePromotionsQueryKey,
  balanceQueryKey,
  bankCardsQueryKey,
  cashierQueryKey,
  consolidatedQueryKey,
  contractRequestCountQueryKey,
  contractsQueryKey,
  guildLossesQueryKey,
  guildQueryKey,
  legionQueryKey,
  lotteriesQueryKey,
  lotteryOrdersQueryKey,
  memberInfoQueryKey,
  messagesQueryKey,
  noticesQueryKey,
  playStopQueryKey,
  pointsQueryKey,
  promotionsQueryKey,
  protectionQueryKey,
  rewardArrivalsQueryKey,
  systemStatusQueryKey,
  transferArrivalsQueryKey,
  unreadMessagesQueryKey,
  vendorWalletsQueryKey,
} from '../queries.ts';
import type { SessionStore } from '../session/createSessionStore.ts';
import { deviceNow } from '../time/deviceTime.ts';
import { endIfOwn } from './endIfOwn.ts';
import { followLive } from './followLive.ts';
import { keepDraw } from './keepDraw.ts';

/** In ms. */
const justRead = 5_000;

const requestsIn = ({ dailysalreq, divtypereq, contracthoursalreq, realtimesalreqtype }: WireConsolidated): number =>
  dailysalreq.length + divtypereq.length + contracthoursalreq.length + realtimesalreqtype.length;

/** What a session is followed with. */
interface Followed {
  options: ClientOptions;
  queries: QueryClient;
  store: SessionStore;
}

/**
 * Writes what the stream of a session tells into the query cache.
 * @returns what ends it
 */
export function followSession({ options, queries, store }: Followed, session: { token: string; account: string }): () => void {
  const { token, account } = session;
  // They wait for the part that can tell of them.
  for (const keyOf of [transferArrivalsQueryKey, rewardArrivalsQueryKey, guildLossesQueryKey])
    queries.setQueryDefaults(keyOf(account), { gcTime: Number.POSITIVE_INFINITY });
  let hasOpened = false;
  return followLive(options, session, {
    balance: (balance) => {
      // A read that is still on its way may be older than this event.
      void queries.cancelQueries({ queryKey: balanceQueryKey(account) });
      queries.setQueryData(balanceQueryKey(account), balance);
      void queries.invalidateQueries({ queryKey: vendorWalletsQueryKey(account) });
    },
    unreadMessages: (unread) => {
      void queries.cancelQueries({ queryKey: unreadMessagesQueryKey(account) });
      queries.setQueryData(unreadMessagesQueryKey(account), unread);
      void queries.invalidateQueries({ queryKey: messagesQueryKey(account) });
    },
    contractRequests: (waiting) => {
      queries.setQueryData(contractRequestCountQueryKey(account), waiting);
      const read = queries.getQueryState<WireConsolidated>(consolidatedQueryKey(account));
      // A page that begins has just read them; later the same number may be of others.
      if (read?.data && requestsIn(read.data) === waiting.value && deviceNow() - read.dataUpdatedAt < justRead) return;
      // A read that is still on its way may be older than this event.
      void queries
        .cancelQueries({ queryKey: consolidatedQueryKey(account) })
        .then(() => queries.invalidateQueries({ queryKey: consolidatedQueryKey(account) }));
    },
    contractChanged: () => void queries.invalidateQueries({ queryKey: contractsQueryKey(account) }),
    cashierOrder: () => void queries.invalidateQueries({ queryKey: cashierQueryKey(account) }),
    rewardsChanged: ({ change }) => {
      if (change === 'claimable') queries.setQueryData<number>(rewardArrivalsQueryKey(account), (before = 0) => before + 1);
      void queries.invalidateQueries({ queryKey: promotionsQueryKey(account) });
      void queries.invalidateQueries({ queryKey: availablePromotionsQueryKey(account) });
      // What keeps a withdrawal.
      void queries.invalidateQueries({ queryKey: cashierQueryKey(account) });
    },
    playRefused: ({ stop }) => {
      queries.setQueryData(playStopQueryKey(account), stop);
      void queries.invalidateQueries({ queryKey: protectionQueryKey(account) });
      if (stop.by === 'limit') return;
      // From now on nothing is offered.
      for (const queryKey of [noticesQueryKey, promotionsQueryKey(account), availablePromotionsQueryKey(account)])
        void queries.invalidateQueries({ queryKey });
    },
    redemptionChanged: () => void queries.invalidateQueries({ queryKey: pointsQueryKey(account) }),
    guildChanged: ({ guildId, change }) => {
      const known = queries.getQueryData<Guild | null>(guildQueryKey(account));
      const isLost = change === 'kicked' || change === 'disbanded';
      // One that he has left by himself is no news.
      if (isLost && (known === undefined || known?.guildId === guildId)) {
        queries.setQueryData(guildQueryKey(account), null);
        queries.setQueryData<(typeof change)[]>(guildLossesQueryKey(account), (before = []) => [...before, change]);
      }
      void queries.invalidateQueries({ queryKey: legionQueryKey(account) });
      // It says whether he leads one.
      if (change !== 'changed') void queries.invalidateQueries({ queryKey: memberInfoQueryKey(account) });
    },
    lotterySettled: () => void queries.invalidateQueries({ queryKey: lotteryOrdersQueryKey(account) }),
    lotteryChaseMoved: () => void queries.invalidateQueries({ queryKey: lotteryOrdersQueryKey(account) }),
    lotteryDrawn: (drawn) => keepDraw(queries, drawn),
    bankCards: () => void queries.invalidateQueries({ queryKey: bankCardsQueryKey(account) }),
    transferReceived: (arrival) => {
      queries.setQueryData<LiveEventOf<'transferReceived'>[]>(transferArrivalsQueryKey(account), (before = []) => [...before, arrival]);
      // What can be sent on, and the list of transfers.
      void queries.invalidateQueries({ queryKey: cashierQueryKey(account) });
    },
    logout: (event) => void endIfOwn(store, token, event),
    systemStatus: () => void queries.invalidateQueries({ queryKey: systemStatusQueryKey }),
    open: () => {
      const readAt = queries.getQueryState(systemStatusQueryKey)?.dataUpdatedAt ?? 0;
      // A page that begins has just read it.
      const isKnown = !hasOpened && deviceNow() - readAt < justRead;
      // Steps of orders, locks of cards, rewards, changes of the legion and draws are told once: some may have been missed.
      if (hasOpened)
        for (const keyOf of [
          ...[cashierQueryKey, bankCardsQueryKey, contractsQueryKey, promotionsQueryKey],
          ...[availablePromotionsQueryKey, pointsQueryKey, legionQueryKey, lotteryOrdersQueryKey],
        ])
          void queries.invalidateQueries({ queryKey: keyOf(account) });
      if (hasOpened) void queries.invalidateQueries({ queryKey: lotteriesQueryKey });
      hasOpened = true;
      if (!isKnown) void queries.invalidateQueries({ queryKey: systemStatusQueryKey });
    },
  });
}
