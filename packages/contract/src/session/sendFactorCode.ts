import * as z from 'zod/mini';
import { smsReply } from '../verification/smsRequest.ts';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';

export const sendFactorCode = defineCall({
  method: 'POST',
  path: 'session/factor/code',
  auth: 'public',
  summary: 'Sends the code of a second factor by SMS or e-mail (§4).',
  request: z.object({ challengeId: text, way: z.enum(['sms', 'email']) }),
  example: { challengeId: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', way: 'sms' },
  response: smsReply,
  errors: ['second_factor_expired', 'TOO_MANY_REQUEST', 'sms_quota_exceeded'],
});
