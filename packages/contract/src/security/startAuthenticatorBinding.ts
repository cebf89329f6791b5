import * as z from 'zod/mini';
import { passwordInput } from '../session/passwordInput.ts';
import { defineCall } from '../wire/call.ts';

export const startAuthenticatorBinding = defineCall({
  method: 'POST',
  path: 'member/security/authenticator',
  auth: ['member', 'agent'],
  encrypted: true,
  summary: 'Makes the secret of an authenticator app; it counts once a code of it is confirmed (§4).',
  request: z.object({ /** The login's, asked for again. */ password: passwordInput }),
  example: { password: 'Secret12' },
  response: z.object({
    /** Base32, to be typed where no camera is. */
    secret: z.string(),
    /** `otpauth://totp/…`, to be shown as a QR code. */
    otpauthUrl: z.string().check(z.regex(/^otpauth:\/\/totp\//)),
    /** Comes back with the code: a later set-up, maybe of another page, ends this one. Absent where a gateway keeps none. */
    setUpId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  errors: ['login.cred.err', 'account_locked'],
});
