import { encryptionScheme, headers, jweAlgorithms } from '@baize/contract';
import type { FastifyRequest } from 'fastify';
import { compactDecrypt, importJWK, type JWK } from 'jose';
import { AppError } from './AppError.ts';
import { headerOf } from './requestHeaders.ts';

/**
 * Reads the body of an encrypted call: `{ value: <compact JWE> }` under the encryption header (§7).
 * @throws AppError `encryption_failed` for anything else, a plain body included.
 */
export async function createDecrypter(privateKey: JWK) {
  const key = await importJWK(privateKey, jweAlgorithms.alg);
  const options = {
    keyManagementAlgorithms: [jweAlgorithms.alg],
    contentEncryptionAlgorithms: [jweAlgorithms.enc],
    maxDecompressedLength: 65_536,
  };

  return async (request: FastifyRequest): Promise<unknown> => {
    const value = (request.body as { value?: unknown } | null | undefined)?.value;
    if (headerOf(request, headers.encryption) !== encryptionScheme || typeof value !== 'string') throw new AppError('encryption_failed');
    try {
      const { plaintext } = await compactDecrypt(value, key, options);
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
    } catch {
      throw new AppError('encryption_failed');
    }
  };
}
