import * as z from 'zod/mini';
import { socialTicket } from '../../rules/socialBinding.ts';
import { defineCall } from '../../wire/call.ts';
import { loginResult } from './loginResult.ts';

export const redeemSocialTicket = defineCall({
  method: 'POST',
  path: 'session/login/social/ticket',
  auth: 'public',
  summary: 'Ends a social login: a session where the identity is bound to an account, or the refusal that asks for the binding (§4).',
  request: z.object({ ticket: socialTicket }),
  response: loginResult,
  // §8: "Errors on … session login … are passed back to the caller without a popup."
  errors: {
    otherwise: 'caller',
    non_agent_login: 'caller',
    non_member_login: 'caller',
    social_binding_required: 'caller',
    social_ticket_expired: 'caller',
    account_locked: 'caller',
    account_disabled: 'caller',
    second_factor_required: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
