import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';
import { agentApplicationFields } from './agentApplication.ts';
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
  example: {
    submissionId: '0190a3b4-7c1e-4000-8000-000000000001',
    name: 'Nguyen Van A',
    mobile: '+84912000099',
    email: 'nobody@example.vn',
    skype: '',
    qq: '',
    telegram: '',
    extraInformation: '',
    captchaId: 'none that was given out',
    captcha: 'XXXX',
  },
  response: z.object({}),
  errors: ['validation_failed', 'captcha_format_error', 'phoneNumber_format_error', 'TOO_MANY_REQUEST'],
});
