import { claimReferrals, getReferral, listReferrals, type Referral } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AccountPagesState,
  type AccountRead,
  availablePromotionsQueryKey,
  promotionsQueryKey,
  type Refused,
  refusalOf,
  useAccount,
  useAccountPages,
  useAccountQuery,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';

/** The reply of {@link getReferral}. */
export type ReferralData = NonNullable<ReturnType<typeof useAccountQuery<typeof getReferral>>['data']>;

/** A member's code and what it has brought, his friends, and the claim. */
export interface ReferralState {
  state: AccountRead<ReferralData>;
  friends: AccountPagesState<Referral>;
  isClaiming: boolean;
  /** What the last claim brought, in the minor unit; undefined before it. */
  claimed: number | undefined;
  refusal: Refused | undefined;
  /** Claims what friends have brought; one at a time. */
  claim(): Promise<void>;
}

const keyOf = (account: string) => [...promotionsQueryKey(account), 'referral'] as const;

/** Friends whom a member brings (§2 "referral"). */
export function useReferral(): ReferralState {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { state } = useAccountQuery(getReferral, { key: keyOf, isReadEachTime: true });
  const { state: friends } = useAccountPages(listReferrals, { key: (name) => [...keyOf(name), 'friends'], isReadEachTime: true });
  const { mutateAsync, isPending, data, error } = useMutation({
    // Each step of a friend is paid once, whatever the key of its claim is.
    mutationFn: () => client.send(claimReferrals, {}, { idempotencyKey: crypto.randomUUID() }),
    onSettled: () =>
      Promise.all([promotionsQueryKey, availablePromotionsQueryKey].map((key) => queries.invalidateQueries({ queryKey: key(account) }))),
  });
  const once = useSingleFlight(() => mutateAsync().catch(() => undefined));
  return {
    state,
    friends,
    isClaiming: isPending,
    claimed: isPending ? undefined : data?.amount,
    refusal: error ? refusalOf(error) : undefined,
    claim: async () => void (await once()),
  };
}
