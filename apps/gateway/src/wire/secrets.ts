import { createECDH, createHmac, hkdfSync } from 'node:crypto';
import type { PublicKey } from '@baize/contract';
import { calculateJwkThumbprint, type JWK } from 'jose';

/** What the gateway derives from its one secret; processes with the same secret agree on all of it. */
export interface Secrets {
  privateKey: JWK;
  publicKey: PublicKey;
  /** Shared with the sandbox provider, for its signatures. */
  providerSecret: string;
  /** Fingerprint of a request body; keyed, since the body may hold a short password. */
  fingerprint(text: string): string;
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'baize-gateway', purpose, 32));
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
  const fingerprintKey = derive(secret, 'fingerprint');
  return {
    privateKey: { ...point, d, kid },
    publicKey: { ...point, kid },
    providerSecret: derive(secret, 'sandbox-provider').toString('base64url'),
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('base64url'),
  };
}
