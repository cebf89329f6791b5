import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { loginResult } from './loginResult.ts';
import { socialTicket } from './socialBinding.ts';

export const redeemSocialTicket = defineCall({
  method: 'POST',
  path: 'session/login/social/ticket',
  auth: 'public',
  summary: 'Ends a social login: a session where the identity is bound to an account, or the refusal that asks for the binding (§4).',
  request: z.object({ ticket: socialTicket }),
  example: { ticket: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' },
  response: loginResult,
  // §8: "Errors on … session login … are passed back to the caller without a popup."
  errors: [
    'non_agent_login',
    'non_member_login',
    'social_binding_required',
    'social_ticket_expired',
    'account_locked',
    'account_disabled',
    'second_factor_required',
    'TOO_MANY_REQUEST',
  ],
});
