import { defineCall } from '../../wire/call.ts';
import { smsErrors, smsReply, smsRequest } from './smsRequest.ts';

export const requestLoginSms = defineCall({
  method: 'POST',
  path: 'verification/sms/login',
  auth: 'public',
  summary: 'Sends a code to log in with, if an account has this phone; the reply does not tell whether (§4, §7).',
  request: smsRequest,
  response: smsReply,
  errors: smsErrors,
});
