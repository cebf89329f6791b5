import * as z from 'zod/mini';

/** §3 "Login response": the envelope's value. */
export const loginResult = z.object({
  /** Opaque, 256 bits, base64url. */
  token: z.string().check(z.minLength(43)),
  passwordExpired: z.boolean(),
});
export type LoginResult = z.infer<typeof loginResult>;
