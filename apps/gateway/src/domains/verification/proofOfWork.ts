import type { Challenge } from '@baize/contract';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** Rounds of one try, and tries until the solution. */
export interface Difficulty {
  cost: number;
  fewest: number;
  most: number;
}

export interface Work {
  /** Tells proofs of one kind from those of another: a proof counts for its own kind alone. */
  key: string;
  difficulty: Difficulty;
  expiresInSeconds: number;
  /** Purpose of the work; signed with it. */
  purpose?: string;
}

/** A new piece of work; nothing of it is kept until it comes back done. */
export async function makeWork({ key, difficulty, expiresInSeconds, purpose }: Work): Promise<Challenge> {
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: difficulty.cost,
    counter: randomInt(difficulty.fewest, difficulty.most),
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + expiresInSeconds,
    hmacSignatureSecret: key,
    ...(purpose !== undefined && { data: { purpose } }),
  });
  return made as Challenge;
}

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      expiresAt: z.number(),
      nonce: z.string(),
      salt: z.string(),
      data: z.optional(z.object({ purpose: z.string() })),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Work that was done. */
export interface ProvedWork {
  signature: string;
  purpose: string | undefined;
}

function read(text: string): z.infer<typeof payload> | undefined {
  try {
    return payload.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

/** @returns what was proved; undefined for what is wrong, expired or of another key. Whether it comes for the first time, the caller has to see. */
export async function provedWork(key: string, text: string): Promise<ProvedWork | undefined> {
  const given = read(text);
  if (!given) return undefined;
  const { challenge, solution } = given as unknown as Payload;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: key }).catch(() => ({
    verified: false,
  }));
  if (!verified) return undefined;
  return { signature: given.challenge.signature, purpose: given.challenge.parameters.data?.purpose };
}
