import { jweAlgorithms, type PublicKey } from '@baize/contract';

/** Encrypts a body for the gateway's key as a compact JWE. The library loads with the first form that needs it. */
export async function encryptBody(body: unknown, key: PublicKey): Promise<string> {
  const { CompactEncrypt, importJWK } = await import('jose');
  const publicKey = await importJWK(key, jweAlgorithms.alg);
  return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ ...jweAlgorithms, kid: key.kid })
    .encrypt(publicKey);
}
