import { audienceOf, type Call, jweAlgorithms } from '@baize/contract';
import { loadChunk } from '../chunk/loadChunk.ts';
import { gatewaySeconds, type HeldKey } from './holdKey.ts';

/** By name: of a library that is handed on whole, all of it is loaded. */
async function loadJose() {
  const { CompactEncrypt, importJWK } = await import('jose');
  return { CompactEncrypt, importJWK };
}

/** Encrypts a body for the gateway's key as a compact JWE, for its call alone and dated by the gateway's time. The library loads with the first form that needs it. */
export async function encryptBody(call: Call, body: unknown, key: HeldKey): Promise<string> {
  const { CompactEncrypt, importJWK } = await loadChunk(loadJose);
  const { kty, crv, x, y, kid } = key;
  const publicKey = await importJWK({ kty, crv, x, y }, jweAlgorithms.alg);
  return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ ...jweAlgorithms, kid, aud: audienceOf(call), iat: gatewaySeconds(key) })
    .encrypt(publicKey);
}
