import { claimPromotion, claimRewards, listRewards } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AccountRead,
  availablePromotionsQueryKey,
  promotionsQueryKey,
  type Refused,
  refusalOf,
  useAccount,
  useAccountQuery,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';

/** The reply of {@link listRewards}. */
export type RewardsData = NonNullable<ReturnType<typeof useAccountQuery<typeof listRewards>>['data']>;

/** What can be claimed, what is being claimed, and what the last claim brought. */
export interface Rewards {
  state: AccountRead<RewardsData>;
  /** One by its promotion, or all of them. */
  claiming: string | 'all' | undefined;
  /** In the minor unit, and how many; undefined before the first claim. */
  claimed: { amount: number; count: number } | undefined;
  refusal: Refused | undefined;
  /** One at a time. */
  claim(promotionId: string | 'all'): Promise<void>;
}

/** What a member can claim now (§2 "reward center"). */
export function useRewards(): Rewards {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { state } = useAccountQuery(listRewards, { key: (name) => [...promotionsQueryKey(name), 'rewards'] });
  const { mutateAsync, isPending, variables, data, error } = useMutation({
    // A reward is there once, whatever the key of its claim is.
    mutationFn: async ({ of, amount }: { of: string | 'all'; amount: number }) => {
      const options = { idempotencyKey: crypto.randomUUID() };
      if (of === 'all') {
        const { claimed } = await client.send(claimRewards, {}, options);
        return { amount: claimed.reduce((sum, one) => sum + (one.unit ? 0 : one.amount), 0), count: claimed.length };
      }
      await client.send(claimPromotion, { promotionId: of }, options);
      return { amount, count: 1 };
    },
    onSettled: () =>
      Promise.all(
        [promotionsQueryKey, availablePromotionsQueryKey].map((keyOf) => queries.invalidateQueries({ queryKey: keyOf(account) })),
      ),
  });
  const once = useSingleFlight((asked: { of: string | 'all'; amount: number }) => mutateAsync(asked).catch(() => undefined));
  return {
    state,
    claiming: isPending ? variables.of : undefined,
    claimed: isPending ? undefined : data,
    refusal: error ? refusalOf(error) : undefined,
    claim: async (of) => {
      const rewards = state.status === 'ready' ? state.data.rewards : [];
      const one = rewards.find(({ promotionId }) => promotionId === of);
      await once({ of, amount: one && !one.unit ? one.amount : 0 });
    },
  };
}
