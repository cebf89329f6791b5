import { defineCall } from '../wire/call.ts';
import { smsErrors, smsReply, smsRequest } from './smsRequest.ts';

export const requestRegistrationSms = defineCall({
  method: 'POST',
  path: 'verification/sms/register',
  auth: 'public',
  summary: 'Sends a code that proves a phone at the registration (§6, §7).',
  request: smsRequest,
  example: { mobileNum: '0912000099', countryDialingCode: '+84' },
  response: smsReply,
  errors: smsErrors,
});
