import {
  askReturn,
  confirmLimitChange,
  dropLimitChange,
  excludeSelf,
  getProtection,
  type LimitName,
  type Protection,
  setProtectionLimit,
  setRealityCheck,
  takeBreak,
} from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AccountRead,
  balanceQueryKey,
  protectionQueryKey,
  type Refused,
  refusalOf,
  useAccountQuery,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';

/** Milliseconds after which what is used of the limits is read again: rounds are played in another window. */
const againMs = 15_000;

/** What protects a player, and what he may do about it; one thing at a time. Each answers whether it was done. */
export interface Protecting {
  state: AccountRead<Protection>;
  isChanging: boolean;
  /** Why the last change was refused. */
  refusal: Refused | undefined;
  /** @param amount in the minor unit; `null` takes the limit away */
  setLimit(limit: LimitName, amount: number | null): Promise<boolean>;
  confirmChange(limit: LimitName): Promise<boolean>;
  dropChange(limit: LimitName): Promise<boolean>;
  takeBreak(hours: number): Promise<boolean>;
  /** @param months `null` for good */
  exclude(months: ExclusionMonths): Promise<boolean>;
  askReturn(): Promise<boolean>;
  /** @param minutes `null` for none */
  setRealityCheck(minutes: number | null): Promise<boolean>;
}
/** Months of a self-exclusion; `null` for good. */
export type ExclusionMonths = 6 | 12 | 24 | 60 | null;

/** The player's own protection: limits, breaks and reality checks. */
export function useProtection(): Protecting {
  const client = useClient();
  const queries = useQueryClient();
  const { state, account, queryKey } = useAccountQuery(getProtection, { key: protectionQueryKey, isReadEachTime: true, againMs });
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (send: () => Promise<Protection>) => send(),
    onSuccess: (reply) => {
      queries.setQueryData(queryKey, reply);
      // A break brings back what vendors and multi-period orders hold.
      void queries.invalidateQueries({ queryKey: balanceQueryKey(account) });
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  const once = useSingleFlight((send: () => Promise<Protection>) => mutateAsync(send).catch(() => undefined));
  const run = async (send: () => Promise<Protection>): Promise<boolean> => (await once(send)) !== undefined;
  return {
    state,
    isChanging: isPending,
    refusal: error ? refusalOf(error) : undefined,
    setLimit: (limit, amount) => run(() => client.send(setProtectionLimit, { ...limit, amount })),
    confirmChange: (limit) => run(() => client.send(confirmLimitChange, limit)),
    dropChange: (limit) => run(() => client.send(dropLimitChange, limit)),
    takeBreak: (hours) => run(() => client.send(takeBreak, { hours })),
    exclude: (months) => run(() => client.send(excludeSelf, { months })),
    askReturn: () => run(() => client.send(askReturn, {})),
    setRealityCheck: (minutes) => run(() => client.send(setRealityCheck, { minutes })),
  };
}
