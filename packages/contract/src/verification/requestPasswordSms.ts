import { defineCall } from '../wire/call.ts';
import { smsErrors, smsReply, smsRequest } from './smsRequest.ts';

export const requestPasswordSms = defineCall({
  method: 'POST',
  path: 'verification/sms/noLogin',
  auth: 'public',
  summary: 'Sends a code to set a new password with, if an account has this phone; the reply does not tell whether (§7).',
  request: smsRequest,
  example: { mobileNum: '0912000099', countryDialingCode: '+84' },
  response: smsReply,
  errors: smsErrors,
});
