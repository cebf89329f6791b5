import { claimRain, listRains, type RainClaim, type ResponseOf } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AccountRead,
  promotionsQueryKey,
  type Refused,
  refusalOf,
  useAccount,
  useAccountQuery,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';

/** The rains that a member can catch: coming, running, over. */
export type RainsData = ResponseOf<typeof listRains>;
const rainsKey = (account: string) => [...promotionsQueryKey(account), 'rains'] as const;

/** Rains, what is being caught, and what was. */
export interface Rains {
  state: AccountRead<RainsData>;
  isCatching: boolean;
  /** What was caught here last, and of which rain. */
  caught: ({ rainId: string } & RainClaim) | undefined;
  refusal: ({ rainId: string } & Refused) | undefined;
  /** One envelope of a rain; however often it is pressed, there is one. */
  claim(rainId: string): Promise<void>;
  /** Reads them again: one has begun, or is over. */
  readAgain(): void;
}

/** Red rain of a member. */
export function useRains(): Rains {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { state } = useAccountQuery(listRains, { key: rainsKey, isReadEachTime: true });
  const { mutateAsync, isPending, variables, data, error } = useMutation({
    // A member has one envelope of a rain, whatever the key of his claim is.
    mutationFn: async (rainId: string) => ({
      rainId,
      ...(await client.send(claimRain, { rainId }, { idempotencyKey: crypto.randomUUID() })),
    }),
    onSettled: () => queries.invalidateQueries({ queryKey: promotionsQueryKey(account) }),
  });
  const once = useSingleFlight((rainId: string) =>
    mutateAsync(rainId).then(
      () => undefined,
      () => undefined,
    ),
  );
  return {
    state,
    isCatching: isPending,
    caught: data,
    refusal: error && variables !== undefined ? { rainId: variables, ...refusalOf(error) } : undefined,
    claim: async (rainId) => {
      await once(rainId);
    },
    readAgain: () => void queries.invalidateQueries({ queryKey: rainsKey(account) }),
  };
}
