import type { FieldIssue } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cashierQueryKey,
  type FieldOfCode,
  type FormDraft,
  formRefusalOf,
  formRefusedBy,
  securityQueryKey,
  useAccount,
  useFormDraft,
  useSingleFlight,
} from '../../core/index.ts';
import type { FormOutcome } from './formOutcome.ts';

interface SecurityFormOptions<Values, Reply, Kept extends string> {
  /** What the form itself can tell to be wrong. */
  check(values: Values): readonly FieldIssue[];
  send(values: Values): Promise<Reply>;
  fieldOfCode: FieldOfCode;
  /** Name of the form and its fields that survive the end of a session. Default none. */
  draft?: { form: string; fields: readonly Kept[] };
}

/** A form of the security centre: its state, and one action. */
export interface SecurityForm<Values, Reply = unknown, Kept extends string = never> {
  isSending: boolean;
  /** What the gateway answered, once it took the form. */
  reply: Reply | undefined;
  /** Undefined when the form is already on its way. */
  submit(values: Values): Promise<FormOutcome | undefined>;
  /** Forgets the reply. */
  reset(): void;
  /** What survives the end of a session (§8). */
  draft: FormDraft<Kept>;
}

const noFields: readonly never[] = [];

/** Checks, sends once, and brings what is shown of the account up to date, however it ended: another tab may have changed it too. */
export function useSecurityForm<Values, Reply, Kept extends string = never>(
  options: SecurityFormOptions<Values, Reply, Kept>,
): SecurityForm<Values, Reply, Kept> {
  const { check, send, fieldOfCode } = options;
  const queries = useQueryClient();
  const account = useAccount();
  const draft = useFormDraft(options.draft?.form ?? '', options.draft?.fields ?? noFields);
  const sending = useMutation({ mutationFn: send });
  const submit = useSingleFlight(async (values: Values): Promise<FormOutcome> => {
    const issues = check(values);
    if (issues.length > 0) return { status: 'refused', ...formRefusedBy(issues) };
    try {
      await sending.mutateAsync(values);
      draft.drop();
      return { status: 'done' };
    } catch (error) {
      return { status: 'refused', ...formRefusalOf(error, fieldOfCode) };
    } finally {
      void queries.invalidateQueries({ queryKey: securityQueryKey(account) });
      // What a withdrawal lacks is known anew before its page is opened again.
      void queries.invalidateQueries({ queryKey: cashierQueryKey(account), refetchType: 'all' });
    }
  });
  return { isSending: sending.isPending, reply: sending.data, submit, reset: sending.reset, draft };
}
