import type { FieldIssue } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession, useSingleFlight } from '../../../core/index.ts';
import { securityQueryKey } from '../useSecurity.ts';
import { type FieldOfCode, type FormOutcome, refusalOf, refusedBy } from './formOutcome.ts';

interface SecurityFormOptions<Values, Reply> {
  /** What the form itself can tell to be wrong. */
  check(values: Values): readonly FieldIssue[];
  send(values: Values): Promise<Reply>;
  fieldOfCode: FieldOfCode;
}

/** A form of the security centre: its state, and one action. */
export interface SecurityForm<Values, Reply = unknown> {
  isSending: boolean;
  /** What the gateway answered, once it took the form. */
  reply: Reply | undefined;
  /** Undefined when the form is already on its way. */
  submit(values: Values): Promise<FormOutcome | undefined>;
  /** Forgets the reply. */
  reset(): void;
}

/** Checks, sends once, and brings what is shown of the account up to date, however it ended: another tab may have changed it too. */
export function useSecurityForm<Values, Reply>(options: SecurityFormOptions<Values, Reply>): SecurityForm<Values, Reply> {
  const { check, send, fieldOfCode } = options;
  const queries = useQueryClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const sending = useMutation({ mutationFn: send });
  const submit = useSingleFlight(async (values: Values): Promise<FormOutcome> => {
    const issues = check(values);
    if (issues.length > 0) return refusedBy(issues);
    try {
      await sending.mutateAsync(values);
      return { status: 'done' };
    } catch (error) {
      return refusalOf(error, fieldOfCode);
    } finally {
      void queries.invalidateQueries({ queryKey: securityQueryKey(account) });
    }
  });
  return { isSending: sending.isPending, reply: sending.data, submit, reset: sending.reset };
}
