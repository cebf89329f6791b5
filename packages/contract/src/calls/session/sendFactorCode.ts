import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { smsReply } from '../verification/smsRequest.ts';
import { text } from './text.ts';

export const sendFactorCode = defineCall({
  method: 'POST',
  path: 'session/factor/code',
  auth: 'public',
  summary: 'Sends the code of a second factor by SMS or e-mail (§4).',
  request: z.object({ challengeId: text, way: z.enum(['sms', 'email']) }),
  response: smsReply,
  errors: { otherwise: 'caller', second_factor_expired: 'caller', TOO_MANY_REQUEST: 'caller', sms_quota_exceeded: 'caller' },
});
