import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { AppError, tooManyRequests } from '../../wire/AppError.ts';
import type { Secrets } from '../../wire/secrets.ts';
import { countTry, forgetTries, type Lock, limitFailures } from '../session/counters.ts';

/** Purposes of a code: a code for the login does not set a new password. */
export type CodePurpose = 'login' | 'register' | 'password' | 'factor' | 'bind';

/** §3 `expiredMinutes`: so long is a code good, and no other is sent (§9: 60 s times this). */
export const expiredMinutes = 2;
/** Wrong tries of one code; then it is as good as expired. */
const triesPerCode = 5;
/** Tries of one recipient's codes: new codes are no new tries. Without a live code none counts, or a stranger could shut anybody out. */
const triesPerRecipient = { max: 15, seconds: 3_600 };
/** §8 "quota not sufficient": messages to one phone or mail address a day, of each allowance. */
const messagesPerDay = { max: 12, seconds: 86_400 };
/**
 * Messages that count together. Public requests share one allowance. Requests from an address that the phone's owner has used, requests
 * with a session and requests with the account's password have their own, so that no stranger uses up the owner's.
 */
const allowances: Record<CodePurpose, 'public' | 'member' | 'factor'> = {
  login: 'public',
  register: 'public',
  password: 'public',
  bind: 'member',
  factor: 'factor',
};

export interface CodeKey {
  purpose: CodePurpose;
  /** E.164 phone or lower-case e-mail address; of a signed-in customer with the id before it. */
  recipient: string;
}

/** The phone or the address alone: neither has a space. */
const contactOf = (recipient: string): string => recipient.slice(recipient.lastIndexOf(' ') + 1);

type Keyed = Pick<Secrets, 'fingerprint'>;

const hashOf = (secrets: Keyed, { purpose, recipient }: CodeKey, code: string): string =>
  secrets.fingerprint(`code ${purpose} ${recipient} ${code}`);

/**
 * Makes a new code; the last one of this purpose and recipient ends. After the day's quota no code is made, so that each further request
 * gets the same answer.
 * @param isKnown whether the request comes from an address that the owner has used
 * @returns six digits, of which only a hash is kept.
 * @throws AppError `TOO_MANY_REQUEST` with the rest of the countdown, `sms_quota_exceeded`
 */
export async function issueCode(db: Db, secrets: Keyed, key: CodeKey, isKnown = false): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { purpose, recipient } = key;
  await db.transaction(async (tx) => {
    const made = await rowsOf(
      tx,
      sql`insert into verification_codes as c (purpose, recipient, code_hash, created_at, expires_at)
        values (${purpose}, ${recipient}, ${hashOf(secrets, key, code)}, now(), now() + make_interval(mins => ${expiredMinutes}))
        on conflict (recipient, purpose) do update
          set code_hash = excluded.code_hash, attempts = 0, created_at = excluded.created_at, expires_at = excluded.expires_at
          where c.expires_at <= excluded.created_at
        returning 1`,
    );
    if (made.length === 0) throw tooManyRequests(await secondsLeft(tx, key));
    const allowance = isKnown ? 'known' : allowances[purpose];
    const { count } = await countTry(tx, `messages ${allowance} ${contactOf(recipient)}`, messagesPerDay.seconds);
    if (count > messagesPerDay.max) throw new AppError('sms_quota_exceeded');
  });
  return code;
}

async function secondsLeft(db: Tx, { purpose, recipient }: CodeKey): Promise<number> {
  const [row] = await rowsOf<{ seconds: number }>(
    db,
    sql`select ceil(extract(epoch from expires_at - now()))::int as seconds from verification_codes
      where purpose = ${purpose} and recipient = ${recipient}`,
  );
  return row?.seconds ?? 1;
}

const triesKey = ({ purpose, recipient }: CodeKey): string => `code ${purpose} ${recipient}`;

export const codeLock = (key: CodeKey): Lock => ({ key: triesKey(key), max: triesPerRecipient.max });

/**
 * Whether a code is right; every try counts before it is looked at. A right one stays until it is spent.
 * @throws AppError `verification_code_error`, `verification_code_expired` (also after too many tries), `TOO_MANY_REQUEST`
 */
export async function assertCode(db: Db, secrets: Keyed, key: CodeKey, code: string): Promise<void> {
  await limitFailures(db, triesKey(key), triesPerRecipient);
  const [row] = await rowsOf<{ hash: string }>(
    db,
    sql`update verification_codes set attempts = attempts + 1
      where purpose = ${key.purpose} and recipient = ${key.recipient} and expires_at > now() and attempts < ${triesPerCode}
      returning code_hash as hash`,
  );
  if (!row) throw new AppError('verification_code_expired');
  await countTry(db, triesKey(key), triesPerRecipient.seconds);
  const [wanted, given] = [Buffer.from(row.hash), Buffer.from(hashOf(secrets, key, code.trim()))];
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) throw new AppError('verification_code_error');
}

/**
 * Uses a right code up, in the transaction of what it allows: of two that bring the same one, one goes on.
 * @throws AppError `verification_code_expired`
 */
export async function spendCode(executor: Db | Tx, key: CodeKey): Promise<void> {
  const { purpose, recipient } = key;
  const spent = await rowsOf(
    executor,
    sql`delete from verification_codes where purpose = ${purpose} and recipient = ${recipient} returning 1`,
  );
  if (spent.length === 0) throw new AppError('verification_code_expired');
  await forgetTries(executor, triesKey(key));
}
