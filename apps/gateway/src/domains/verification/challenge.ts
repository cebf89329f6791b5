import type { Challenge } from '@baize/contract';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../wire/AppError.ts';
import { networkOf } from '../../wire/networkOf.ts';
import type { Secrets } from '../../wire/secrets.ts';
import { countTry } from '../session/counters.ts';
import { type Difficulty, makeWork, provedWork } from './proofOfWork.ts';

type Keyed = Pick<Secrets, 'fingerprint'>;

/** When a proof of work is asked for: at each request, at none, or once an address has sent many. */
export const challengeModes = ['on', 'off', 'auto'] as const;
export type ChallengeMode = (typeof challengeModes)[number];

/** About a fifth of a second on a desk, one on a phone. */
const difficulty: Difficulty = { cost: 2_000, fewest: 100, most: 300 };
const expiresInSeconds = 300;
/** Requests of an address are counted in this window. */
const windowSeconds = 10 * 60;

const keyOf = (secrets: Keyed): string => secrets.fingerprint('challenge key');

/** A new challenge (§8). */
export function makeChallenge(secrets: Keyed): Promise<Challenge> {
  return makeWork({ key: keyOf(secrets), difficulty, expiresInSeconds });
}

/** Whether this is the work that was asked for, of one of our challenges, for the first time. */
async function isSolved(db: Db, secrets: Keyed, text: string): Promise<boolean> {
  const proved = await provedWork(keyOf(secrets), text);
  if (!proved) return false;
  const { count } = await countTry(db, `challenge ${proved.signature}`, expiresInSeconds + 60);
  return count === 1;
}

export interface ChallengeRule {
  mode: ChallengeMode;
  /** Requests of one address in ten minutes that `auto` lets through without. */
  after: number;
}

/**
 * Asks for a proof of work before a request that could be sent by the million (§8).
 * @throws AppError `challenge_required` without one, and for a wrong, expired or used one
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
