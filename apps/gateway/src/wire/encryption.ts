import { createHash } from 'node:crypto';
import { audienceOf, bodyAge, type Call, encryptionScheme, headers, jweAlgorithms } from '@baize/contract';
import type { FastifyRequest } from 'fastify';
import { compactDecrypt, importJWK, type JWK } from 'jose';
import type { Db } from '../db/database.ts';
import { schema } from '../db/schema.ts';
import { AppError } from './AppError.ts';
import { headerOf } from './requestHeaders.ts';

/**
 * Reads the body of an encrypted call: `{ value: <compact JWE> }` under the encryption header (§7).
 * @throws AppError `encryption_failed` for anything else: a plain, altered or repeated body, or a body of another call or another day.
 */
export async function createDecrypter(privateKey: JWK, db: Db) {
  const key = await importJWK(privateKey, jweAlgorithms.alg);
  const options = {
    keyManagementAlgorithms: [jweAlgorithms.alg],
    contentEncryptionAlgorithms: [jweAlgorithms.enc],
    maxDecompressedLength: 65_536,
  };

  return async (request: FastifyRequest, call: Call): Promise<unknown> => {
    const value = (request.body as { value?: unknown } | null | undefined)?.value;
    if (headerOf(request, headers.encryption) !== encryptionScheme || typeof value !== 'string') throw new AppError('encryption_failed');
    let plain: unknown;
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(value, key, options);
      if (protectedHeader['aud'] !== audienceOf(call) || !isOfNow(protectedHeader['iat'])) throw new AppError('encryption_failed');
      plain = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
    } catch {
      throw new AppError('encryption_failed');
    }
    if (!(await isFirst(db, value))) throw new AppError('encryption_failed');
    return plain;
  };
}

/** Whether a body was made in the time for which bodies are remembered. */
function isOfNow(iat: unknown): boolean {
  if (typeof iat !== 'number' || !Number.isInteger(iat)) return false;
  const age = Math.floor(Date.now() / 1_000) - iat;
  return age <= bodyAge.past && age >= -bodyAge.future;
}

/**
 * Whether this body comes for the first time: a recorded body can't be sent again. Its parts are compared as bytes,
 * since one value has several spellings in base64url; a client that repeats a call encrypts anew.
 */
async function isFirst(db: Db, jwe: string): Promise<boolean> {
  const [header = '', , iv = '', , tag = ''] = jwe.split('.');
  const digest = createHash('sha256').update(header);
  for (const part of [iv, tag]) digest.update(Buffer.from(part, 'base64url'));
  const hash = digest.digest('base64url');
  const kept = await db.insert(schema.seenBodies).values({ hash }).onConflictDoNothing().returning({ hash: schema.seenBodies.hash });
  return kept.length > 0;
}
