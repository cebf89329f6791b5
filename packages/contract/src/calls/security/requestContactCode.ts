import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { smsReply } from '../verification/smsRequest.ts';
import { contactInput } from './contactInput.ts';

export const requestContactCode = defineCall({
  method: 'POST',
  path: 'member/security/contact/code',
  auth: ['member', 'agent'],
  summary: 'Sends a code to a phone or e-mail address that is to be bound.',
  request: z.object(contactInput),
  response: smsReply,
  errors: {
    otherwise: 'caller',
    phoneNumber_format_error: 'caller',
    email_format_error: 'caller',
    TOO_MANY_REQUEST: 'caller',
    sms_quota_exceeded: 'caller',
  },
});
