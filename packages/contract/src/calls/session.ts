import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { registrationFieldNames } from '../rules/registration.ts';
import { defineCall } from '../wire/call.ts';

/** Bound of any free text in a request; what a field really allows, its own rule says. */
const text = z.string().check(z.maxLength(500));

/** §3 "Login payload": username, sms or firebase (social). */
export const loginTypes = ['username', 'sms', 'firebase'] as const;

/** §3 "Login response": the envelope's value. */
export const loginResult = z.object({
  /** Opaque, 256 bits, base64url. */
  token: z.string().check(z.minLength(43)),
  passwordExpired: z.boolean(),
});
export type LoginResult = z.infer<typeof loginResult>;

export const login = defineCall({
  method: 'POST',
  path: 'session/login',
  auth: 'public',
  encrypted: true,
  summary: 'Starts a session by username and password (§4).',
  request: z.object({
    type: z.enum(loginTypes),
    username: z.string().check(z.minLength(1), z.maxLength(limits.loginInputLength)),
    password: z.string().check(z.minLength(1), z.maxLength(limits.loginInputLength)),
    captcha: z.optional(text),
  }),
  response: loginResult,
  // §8: "Errors on … session login … are passed back to the caller without a popup."
  errors: {
    otherwise: 'caller',
    account_or_password_error: 'caller',
    not_exist_user: 'caller',
    account_locked: 'caller',
    second_factor_required: 'caller',
    non_member_login: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});

export const logout = defineCall({
  method: 'POST',
  path: 'session/logout',
  auth: ['trial', 'member', 'agent'],
  summary: 'Ends the session of the token (§4).',
  request: z.object({}),
  response: z.object({}),
  errors: { otherwise: 'silent' },
});

const registrationFields = Object.fromEntries(registrationFieldNames.map((name) => [name, z.optional(text)])) as Record<
  (typeof registrationFieldNames)[number],
  z.ZodMiniOptional<typeof text>
>;

export const registerMember = defineCall({
  method: 'PUT',
  path: 'member/register',
  auth: 'public',
  encrypted: true,
  summary: 'Opens a member account and starts its first session (§7: the data layer uses PUT).',
  request: z.object({
    ...registrationFields,
    /** The player says that the age of the setting is reached; false is refused with `underage`. */
    ageConfirmed: z.boolean(),
    termsAccepted: z.boolean(),
    registerMethod: z.literal('WEB'),
    domain: text,
    registerUrl: z.string().check(z.maxLength(2_000)),
    referralCode: z.optional(text),
  }),
  response: loginResult,
  errors: {
    otherwise: 'caller',
    validation_failed: 'caller',
    'exists.username.err': 'caller',
    affiliate_code_error: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
