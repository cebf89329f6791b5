import * as z from 'zod/mini';

/** §3 "Login response": the envelope's value. */
export const loginResult = z.object({
  /** Opaque, 256 bits, base64url. */
  token: z.string().check(z.minLength(43)),
  /** Name of the account, as it is stored: after a login by phone nobody has typed it. */
  account: z.string().check(z.minLength(1)),
  /** The session may only read until the password is changed (§4); never after a login by SMS code or social login. */
  passwordExpired: z.boolean(),
  /** The change needs no old password for a while, since this login has just proved it (§4 "hidden when already known"). */
  oldPasswordKnown: z.optional(z.boolean()),
});
export type LoginResult = z.infer<typeof loginResult>;
