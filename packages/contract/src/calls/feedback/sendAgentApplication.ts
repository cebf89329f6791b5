import * as z from 'zod/mini';
import { agentApplicationFields } from '../../rules/agentApplication.ts';
import { defineCall } from '../../wire/call.ts';
import { text } from '../session/text.ts';
import { submissionId } from './sendFeedback.ts';

const fields = Object.fromEntries(agentApplicationFields.map((name) => [name, text])) as Record<
  (typeof agentApplicationFields)[number],
  typeof text
>;

/** §7 "PUT work-center application". */
export const sendAgentApplication = defineCall({
  method: 'PUT',
  path: 'work-center/application',
  auth: 'public',
  summary: 'Keeps the application of somebody who would be an agent (§3 "Agent join form", §7). It brings a captcha.',
  request: z.object({
    submissionId,
    ...fields,
    /** Which picture `captcha` was read from. */
    captchaId: z.optional(text),
    captcha: text,
  }),
  response: z.object({}),
  errors: {
    otherwise: 'caller',
    validation_failed: 'caller',
    captcha_format_error: 'caller',
    phoneNumber_format_error: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
