import { type AgentApplicationValues, agentApplicationFields, checkAgentApplication, sendAgentApplication } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type Captcha,
  emptyFields,
  formRefusalOf,
  formRefusedBy,
  useCaptcha,
  useClient,
  useFormDraft,
  useIdempotencyKey,
  useSingleFlight,
} from '../../core/index.ts';
import type { FormOutcome } from '../formOutcome.ts';

/** The form with what was read off its picture. */
export type ApplicationValues = AgentApplicationValues & { captcha: string };

/** An application: what was typed before, its captcha, and one action. */
export interface ApplicationForm {
  isSending: boolean;
  /** It was taken: another one can be begun. */
  isSent: boolean;
  captcha: Captcha | undefined;
  kept: Partial<AgentApplicationValues>;
  keep(values: ApplicationValues): void;
  /** Undefined when it is already on its way. */
  submit(values: ApplicationValues): Promise<FormOutcome | undefined>;
  beginAnother(): void;
}

/** §3 "Agent join form", §7 PUT work-center application: sent twice, by a lost reply too, it is kept once. */
export function useAgentApplication(): ApplicationForm {
  const client = useClient();
  const submission = useIdempotencyKey('agentApplication');
  // Of the captcha nothing is kept.
  const draft = useFormDraft('agentApplication', agentApplicationFields, 'tab');
  const [kept, setKept] = useState(draft.kept);
  const sending = useMutation({
    mutationFn: async ({ captcha: read, ...values }: ApplicationValues) => {
      const submissionId = await submission.keyFor(values);
      await client.send(sendAgentApplication, {
        submissionId,
        ...values,
        ...(captcha?.id && { captchaId: captcha.id }),
        captcha: read,
      });
      submission.settle(submissionId);
    },
  });
  const captcha = useCaptcha('agentApplication', !sending.isSuccess);
  // A second click may come after the answer and before the form has gone.
  const isTaken = useRef(false);
  const submit = useSingleFlight(async (values: ApplicationValues): Promise<FormOutcome> => {
    if (isTaken.current) return { status: 'done' };
    const issues = [...checkAgentApplication(values), ...emptyFields({ captcha: values.captcha })];
    if (issues.length > 0) return { status: 'refused', ...formRefusedBy(issues) };
    try {
      await sending.mutateAsync(values);
    } catch (error) {
      captcha?.refresh();
      return { status: 'refused', ...formRefusalOf(error, { captcha_format_error: 'captcha', phoneNumber_format_error: 'mobile' }) };
    }
    isTaken.current = true;
    draft.drop();
    setKept({});
    return { status: 'done' };
  });
  const beginAnother = (): void => {
    isTaken.current = false;
    sending.reset();
  };
  return { isSending: sending.isPending, isSent: sending.isSuccess, captcha, kept, keep: draft.keep, submit, beginAnother };
}
