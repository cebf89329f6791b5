import { claimRebate, getRebate, type Rebate } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AccountRead,
  promotionsQueryKey,
  type Refused,
  refusalOf,
  useAccountQuery,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';

/** A member's rebate, and the claim of it. */
export interface RebateClaiming {
  state: AccountRead<Rebate>;
  isClaiming: boolean;
  /** What the claim has brought, in the minor unit; undefined before it. */
  claimed: number | undefined;
  refusal: Refused | undefined;
  /** One at a time. */
  claim(): Promise<void>;
}

/** What the turnover of days that are over comes to (§2 "manual rebate"). */
export function useRebate(): RebateClaiming {
  const client = useClient();
  const queries = useQueryClient();
  // Below the promotions: what the house gives is read again as their live event comes.
  const { state, queryKey } = useAccountQuery(getRebate, {
    key: (account) => [...promotionsQueryKey(account), 'rebate'],
    isReadEachTime: true,
  });
  const { mutateAsync, isPending, data, error } = useMutation({
    // A day's rebate is there once, whatever the key of its claim is.
    mutationFn: () => client.send(claimRebate, {}, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: (rebate) => queries.setQueryData(queryKey, rebate),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const once = useSingleFlight(() => mutateAsync().catch(() => undefined));
  return {
    state,
    isClaiming: isPending,
    claimed: isPending ? undefined : data?.claims[0]?.amount,
    refusal: error ? refusalOf(error) : undefined,
    claim: async () => void (await once()),
  };
}
