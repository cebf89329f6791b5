import { type AgentApplicationValues, agentApplicationFields, checkAgentApplication, sendAgentApplication } from '@baize/contract';
import { useState } from 'react';
import { type Captcha, emptyFields, formRefusalOf, useCaptcha, useClient } from '../../core/index.ts';
import { type SentForm, useSentForm } from '../useSentForm.ts';

/** The form with what was read off its picture. */
export type ApplicationValues = AgentApplicationValues & { captcha: string };

/** An application: what was typed before, its captcha, and its actions. */
export interface ApplicationForm extends SentForm<ApplicationValues, Partial<AgentApplicationValues>> {
  captcha: Captcha | undefined;
}

/** §3 "Agent join form", §7 PUT work-center application. */
export function useAgentApplication(): ApplicationForm {
  const client = useClient();
  const [isSent, setSent] = useState(false);
  const captcha = useCaptcha('agentApplication', !isSent);
  const form = useSentForm<ApplicationValues, (typeof agentApplicationFields)[number]>({
    name: 'agentApplication',
    // Of the captcha nothing is kept.
    fields: agentApplicationFields,
    check: (values) => [...checkAgentApplication(values), ...emptyFields({ captcha: values.captcha })],
    bodyOf: ({ captcha: _, ...values }) => values,
    send: async ({ captcha: read, ...values }, submissionId) => {
      await client.send(sendAgentApplication, {
        submissionId,
        ...values,
        ...(captcha?.id && { captchaId: captcha.id }),
        captcha: read,
      });
      setSent(true);
    },
    refusalOf: (error) => {
      captcha?.refresh();
      return formRefusalOf(error, { captcha_format_error: 'captcha', phoneNumber_format_error: 'mobile' });
    },
  });
  const beginAnother = (): void => {
    setSent(false);
    form.beginAnother();
  };
  return { ...form, captcha, beginAnother };
}
