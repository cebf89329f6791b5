import { type Call, getOrderOutcome } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../client/ClientProvider.tsx';
import { isTransient } from '../client/errors.ts';
import type { Refused } from '../i18n/useErrorText.ts';
import { cashierQueryKey } from '../queries.ts';
import { useAccount } from '../session/useAccount.ts';

/** A money call whose reply was lost. */
export interface SentOrder {
  /** Its idempotency key. */
  key: string;
  call: Call;
  /** What its player asked for. */
  asked: unknown;
}

/** What is known of a lost order, and why its reply was lost. */
export interface LostOrder extends Refused {
  /** Looked up again by itself; false once it was looked for long enough and nothing was found. */
  isLooking: boolean;
  lookAgain(): void;
}

/** Milliseconds from a look-up that found nothing to the next: a call may arrive, or end, a minute after its sender has lost it. */
const waits = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
/** Milliseconds from a look-up that failed to the next, as long as the network is away. */
const failedWait = 5_000;

type Look<Reply> = { state: 'none'; looks: number } | { state: 'found'; reply: Reply };

/**
 * Looks a money call up by its key, which is a read: at once, at growing intervals, with each event of the cashier and when the network is
 * back. Nothing is sent again.
 * @param sent undefined where nothing is lost
 */
export function useLostOrder<Reply>(sent: SentOrder | undefined): Omit<LostOrder, keyof Refused> & { found: { reply: Reply } | undefined } {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const queryKey = [...cashierQueryKey(account), 'outcome', sent?.key];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Look<Reply>> => {
      const before = queries.getQueryData<Look<Reply>>(queryKey);
      const outcome = await client.send(getOrderOutcome, { key: sent?.key ?? '' }, { signal });
      // A reply that breaks its schema is none that can be shown: the lists below say what there is.
      const read = outcome.state === 'made' ? sent?.call.response.safeParse(outcome.reply) : undefined;
      if (read?.success) return { state: 'found', reply: read.data as Reply };
      return { state: 'none', looks: before?.state === 'none' ? before.looks + 1 : 1 };
    },
    enabled: account !== '' && sent !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'found') return false;
      if (state.error) return isTransient(state.error) && failedWait;
      if (!state.data) return failedWait;
      return waits[state.data.looks - 1] ?? false;
    },
  });
  const found = useMemo(() => (sent && data?.state === 'found' ? { reply: data.reply } : undefined), [sent, data]);
  return {
    found,
    isLooking: error ? isTransient(error) : data?.state !== 'none' || data.looks <= waits.length,
    lookAgain: () => void refetch(),
  };
}
