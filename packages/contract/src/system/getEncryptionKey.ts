import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

/** A public JSON Web Key on P-256 (RFC 7517). */
const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
});
export type PublicKey = z.infer<typeof publicKey>;

const encryptionKey = z.extend(publicKey, {
  /** Seconds since 1970 by the gateway’s clock, which a body’s `iat` counts on from: a device’s own may be wrong. */
  issuedAt: z.int(),
});
/** The gateway's key, and what time it is there. */
export type EncryptionKey = z.infer<typeof encryptionKey>;

export const getEncryptionKey = defineCall({
  method: 'GET',
  path: 'system/encryptionKey',
  auth: 'public',
  openWhileClosed: true,
  summary: 'The gateway’s public key for the bodies of encrypted calls (§7), and its time, by which they are dated.',
  request: z.object({}),
  example: {},
  response: encryptionKey,
});
