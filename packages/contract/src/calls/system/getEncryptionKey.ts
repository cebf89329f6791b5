import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';

/** A public JSON Web Key on P-256 (RFC 7517). */
const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
});
export type PublicKey = z.infer<typeof publicKey>;

export const getEncryptionKey = defineCall({
  method: 'GET',
  path: 'system/encryptionKey',
  auth: 'public',
  summary: 'The gateway’s public key for the bodies of encrypted calls (§7).',
  request: z.object({}),
  response: publicKey,
  errors: { otherwise: 'caller' },
});
