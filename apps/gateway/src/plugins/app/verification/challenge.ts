import type { Challenge } from '@baize/contract';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../wire/AppError.ts';
import { networkOf } from '../../../wire/networkOf.ts';
import type { Secrets } from '../../../wire/secrets.ts';
import { countTry } from '../customers/counters.ts';

type Keyed = Pick<Secrets, 'fingerprint'>;

/** When a proof of work is asked for: at each request, at none, or once an address has sent many. */
export const challengeModes = ['on', 'off', 'auto'] as const;
export type ChallengeMode = (typeof challengeModes)[number];

/** Rounds of one try, and tries until the solution: about a fifth of a second on a desk, one on a phone. */
const work = { cost: 2_000, fewest: 100, most: 300 };
const expiresInSeconds = 300;
/** Requests of an address are counted in this window. */
const windowSeconds = 10 * 60;

const keyOf = (secrets: Keyed): string => secrets.fingerprint('challenge key');

/** A new challenge; nothing of it is kept until it comes back solved. */
export async function makeChallenge(secrets: Keyed): Promise<Challenge> {
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: work.cost,
    counter: randomInt(work.fewest, work.most),
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + expiresInSeconds,
    hmacSignatureSecret: keyOf(secrets),
  });
  return made as Challenge;
}

const payload = z.object({
  challenge: z.object({ parameters: z.looseObject({ expiresAt: z.number(), nonce: z.string(), salt: z.string() }), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function read(text: string): Payload | undefined {
  try {
    return payload.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))) as unknown as Payload;
  } catch {
    return undefined;
  }
}

/** Whether this is the work that was asked for, of one of our challenges, for the first time. */
async function isSolved(db: Db, secrets: Keyed, text: string): Promise<boolean> {
  const given = read(text);
  if (!given) return false;
  const options = { challenge: given.challenge, solution: given.solution, deriveKey, hmacSignatureSecret: keyOf(secrets) };
  const { verified } = await verifySolution(options).catch(() => ({ verified: false }));
  if (!verified) return false;
  const { count } = await countTry(db, `challenge ${given.challenge.signature}`, expiresInSeconds + 60);
  return count === 1;
}

export interface ChallengeRule {
  mode: ChallengeMode;
  /** Requests of one address in ten minutes that `auto` lets through without. */
  after: number;
}

/**
 * Asks for a proof of work before a request that could be sent by the million (§8).
 * @throws AppError `challenge_required` without one, and for one that is wrong, expired or used
 */
export async function assertChallenge(
  db: Db,
  secrets: Keyed,
  rule: ChallengeRule,
  request: { ip: string; challenge?: string | undefined },
) {
  if (rule.mode === 'off') return;
  if (rule.mode === 'auto') {
    const { count } = await countTry(db, `asked at ${networkOf(request.ip)}`, windowSeconds);
    if (count <= rule.after) return;
  }
  if (request.challenge === undefined || !(await isSolved(db, secrets, request.challenge))) throw new AppError('challenge_required');
}
