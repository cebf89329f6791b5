import {
  askReturn,
  confirmLimitChange,
  dropLimitChange,
  excludeSelf,
  getProtection,
  keepLimits,
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

/** What of the page is changed: its refusal is told there. A change that waits is named by its limit. */
export type ProtectionPart =
  | 'limit'
  | 'question'
  | 'break'
  | 'exclusion'
  | 'return'
  | 'reality'
  | `change.${LimitName['kind']}.${LimitName['period']}`;

/** What protects a player, and what he may do about it; one thing at a time. Each answers whether it was done. */
export interface Protecting {
  state: AccountRead<Protection>;
  isChanging: boolean;
  /** Why the last change was refused, and what it was to change. */
  refusal: (Refused & { part: ProtectionPart }) | undefined;
  /** The refusal is told no longer: what it was about is begun anew. */
  forgetRefusal(): void;
  /** @param amount in the minor unit; `null` takes the limit away */
  setLimit(limit: LimitName, amount: number | null): Promise<boolean>;
  confirmChange(limit: LimitName): Promise<boolean>;
  dropChange(limit: LimitName): Promise<boolean>;
  /** Answers the question for limits: they stay as they are, none among them. */
  keepLimits(): Promise<boolean>;
  takeBreak(hours: number): Promise<boolean>;
  /** @param months `null` for good */
  exclude(months: ExclusionMonths): Promise<boolean>;
  askReturn(): Promise<boolean>;
  /** @param minutes `null` for none */
  setRealityCheck(minutes: number | null): Promise<boolean>;
}
/** Months of a self-exclusion; `null` for good. */
export type ExclusionMonths = 6 | 12 | 24 | 60 | null;

interface Change {
  part: ProtectionPart;
  send(): Promise<Protection>;
}

/** The part of the page that a change of this limit waits in. */
export const partOf = ({ kind, period }: LimitName): ProtectionPart => `change.${kind}.${period}`;

/** The player's own protection: limits, breaks and reality checks. */
export function useProtection(): Protecting {
  const client = useClient();
  const queries = useQueryClient();
  const { state, account, queryKey } = useAccountQuery(getProtection, { key: protectionQueryKey, isReadEachTime: true, againMs });
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (reply) => {
      queries.setQueryData(queryKey, reply);
      // A break brings back what vendors and multi-period orders hold.
      void queries.invalidateQueries({ queryKey: balanceQueryKey(account) });
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  const once = useSingleFlight((change: Change) => mutateAsync(change).catch(() => undefined));
  const run = async (part: ProtectionPart, send: Change['send']): Promise<boolean> => (await once({ part, send })) !== undefined;
  return {
    state,
    isChanging: isPending,
    refusal: error && variables ? { ...refusalOf(error), part: variables.part } : undefined,
    forgetRefusal: reset,
    setLimit: (limit, amount) => run('limit', () => client.send(setProtectionLimit, { ...limit, amount })),
    confirmChange: (limit) => run(partOf(limit), () => client.send(confirmLimitChange, limit)),
    dropChange: (limit) => run(partOf(limit), () => client.send(dropLimitChange, limit)),
    keepLimits: () => run('question', () => client.send(keepLimits, {})),
    takeBreak: (hours) => run('break', () => client.send(takeBreak, { hours })),
    exclude: (months) => run('exclusion', () => client.send(excludeSelf, { months })),
    askReturn: () => run('return', () => client.send(askReturn, {})),
    setRealityCheck: (minutes) => run('reality', () => client.send(setRealityCheck, { minutes })),
  };
}
