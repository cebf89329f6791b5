import * as z from 'zod/mini';
import { smsReply } from '../verification/smsRequest.ts';
import { defineCall } from '../wire/call.ts';
import { contactInput } from './contactInput.ts';

export const requestContactCode = defineCall({
  method: 'POST',
  path: 'member/security/contact/code',
  auth: ['member', 'agent'],
  summary: 'Sends a code to a phone or e-mail address that is to be bound.',
  request: z.object(contactInput),
  example: { way: 'email', contact: 'nobody@example.vn' },
  response: smsReply,
  errors: ['phoneNumber_format_error', 'email_format_error', 'TOO_MANY_REQUEST', 'sms_quota_exceeded'],
});
