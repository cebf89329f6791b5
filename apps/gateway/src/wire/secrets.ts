import { createCipheriv, createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { PublicKey } from '@baize/contract';
import { calculateJwkThumbprint, type JWK } from 'jose';

/** Keys derived from the gateway's one secret; processes with the same secret have the same keys. */
export interface Secrets {
  privateKey: JWK;
  publicKey: PublicKey;
  /** Shared with the sandbox provider, for its signatures. */
  providerSecret: string;
  /** Keeps a text that has to be read again: AES-256-GCM, with a fresh nonce each time. */
  seal(text: string): string;
  unseal(sealed: string): string;
  /** Fingerprint of a request body; keyed, since the body may hold a short password. */
  fingerprint(text: string): string;
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'baize-gateway', purpose, 32));
}

const nonceBytes = 12;
const tagBytes = 16;

function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(key: Buffer, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

function ecKeyOf(secret: string): { x: string; y: string; d: string } {
  for (let attempt = 0; ; attempt += 1) {
    const scalar = derive(secret, `encryption-key-${attempt}`);
    const curve = createECDH('prime256v1');
    try {
      curve.setPrivateKey(scalar);
    } catch {
      continue; // outside the curve's order, once in four thousand million
    }
    const point = curve.getPublicKey();
    return {
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: scalar.toString('base64url'),
    };
  }
}

export async function deriveSecrets(secret: string): Promise<Secrets> {
  const { x, y, d } = ecKeyOf(secret);
  const point = { kty: 'EC', crv: 'P-256', x, y } as const;
  const kid = await calculateJwkThumbprint(point);
  const sealKey = derive(secret, 'seal');
  const fingerprintKey = derive(secret, 'fingerprint');
  return {
    privateKey: { ...point, d, kid },
    publicKey: { ...point, kid },
    providerSecret: derive(secret, 'sandbox-provider').toString('base64url'),
    seal: (text) => seal(sealKey, text),
    unseal: (sealed) => unseal(sealKey, sealed),
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('base64url'),
  };
}
