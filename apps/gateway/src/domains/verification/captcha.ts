import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { CaptchaPainter } from '../../providers/captcha/CaptchaPainter.ts';
import { AppError } from '../../wire/AppError.ts';
import { networkOf } from '../../wire/networkOf.ts';
import type { Secrets } from '../../wire/secrets.ts';
import { countTry, forgetTries, triesOf } from '../session/counters.ts';
import { type Difficulty, makeWork, provedWork } from './proofOfWork.ts';

const { captchas } = schema;

type Keyed = Pick<Secrets, 'fingerprint'>;

/** Without those that are taken for each other: 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B. */
const letters = 'ACDEFGHJKMNPQRTUVWXY34679';
const lettersShown = 4;
const expiresInSeconds = 300;
/** Wrong passwords are remembered for so long. */
const failureSeconds = 15 * 60;
/** Many share an address: it may fail more often than an account before captchas are asked for. */
const addressFactor = 10;

const hashOf = (secrets: Keyed, id: string, answer: string): string => secrets.fingerprint(`captcha ${id} ${answer.trim().toUpperCase()}`);

/** Proof of work in place of reading a picture: some seconds of a phone. The limits of the guarded calls hold guessing. */
const workForPicture: Difficulty = { cost: 5_000, fewest: 300, most: 1_200 };
const workKeyOf = (secrets: Keyed): string => secrets.fingerprint('captcha work key');

/** A new captcha and what it shows; the answer is kept as a keyed hash, for every process to see. */
async function drawCaptcha(db: Db, secrets: Keyed, painter: CaptchaPainter) {
  const answer = Array.from({ length: lettersShown }, () => letters[randomInt(letters.length)]).join('');
  const captchaId = randomUUID();
  const expiresAt = sql`now() + make_interval(secs => ${expiresInSeconds})`;
  await db.insert(captchas).values({ id: captchaId, answerHash: hashOf(secrets, captchaId, answer), expiresAt });
  const work = await makeWork({ key: workKeyOf(secrets), difficulty: workForPicture, expiresInSeconds, purpose: captchaId });
  return { answer, captcha: { captchaId, image: painter.paint(answer), expiresInSeconds, work } };
}

/** A captcha counts for one try, right or wrong. @returns the hash of its answer; undefined when it is used or expired */
async function useUp(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .delete(captchas)
    .where(and(eq(captchas.id, id), gt(captchas.expiresAt, sql`now()`)))
    .returning({ hash: captchas.answerHash });
  return row?.hash;
}

/** A new captcha. */
export async function makeCaptcha(db: Db, secrets: Keyed, painter: CaptchaPainter) {
  return (await drawCaptcha(db, secrets, painter)).captcha;
}

/**
 * For people who can't read a picture: a captcha's proof of work uses it up, and makes another one whose answer is told.
 * @throws AppError `captcha_format_error` for wrong work, and for an expired or used captcha
 */
export async function makeToldCaptcha(db: Db, secrets: Keyed, painter: CaptchaPainter, proof: string) {
  const proved = await provedWork(workKeyOf(secrets), proof);
  const hash = proved?.purpose === undefined ? undefined : await useUp(db, proved.purpose);
  if (hash === undefined) throw new AppError('captcha_format_error');
  const { answer, captcha } = await drawCaptcha(db, secrets, painter);
  return { ...captcha, answer };
}

async function isSolved(db: Db, secrets: Keyed, id: string | undefined, answer: string): Promise<boolean> {
  if (id === undefined || !/^[0-9a-f-]{36}$/.test(id)) return false;
  return (await useUp(db, id)) === hashOf(secrets, id, answer);
}

/** An answer, and the picture that it belongs to. */
export interface CaptchaAnswer {
  captchaId?: string | undefined;
  captcha?: string | undefined;
}

/**
 * Uses up a captcha.
 * @throws AppError `captcha_format_error` with `showCaptcha`, also for a missing, expired or used one
 */
export async function assertSolved(db: Db, secrets: Keyed, { captchaId, captcha = '' }: CaptchaAnswer): Promise<void> {
  if (captcha !== '' && (await isSolved(db, secrets, captchaId, captcha))) return;
  const code = captcha === '' ? 'field_required' : 'captcha_format_error';
  throw new AppError('captcha_format_error', { showCaptcha: true, fields: [{ field: 'captcha', code }] });
}

export interface CaptchaTry extends CaptchaAnswer {
  /** The typed name of the account, by `Phones.nameKeyOf`. */
  nameKey: string;
  ip: string;
}

const keysOf = ({ nameKey, ip }: CaptchaTry) => ({ account: `wrong ${nameKey}`, address: `wrong at ${networkOf(ip)}` });

/**
 * Asks for a captcha once an account's name or an address has failed too often, whether such an account exists or not.
 * @param after wrong passwords of one name
 * @throws AppError `captcha_format_error` with `showCaptcha`
 */
export async function assertCaptcha(db: Db, secrets: Keyed, after: number, attempt: CaptchaTry): Promise<void> {
  const { account, address } = keysOf(attempt);
  const [byAccount, byAddress] = await Promise.all([triesOf(db, account), triesOf(db, address)]);
  if (byAccount < after && byAddress < after * addressFactor) return;
  await assertSolved(db, secrets, attempt);
}

/** @returns whether the next attempt has to bring a captcha (§4 "a captcha appears if the response asks"). */
export async function countFailure(db: Db, after: number, attempt: CaptchaTry): Promise<boolean> {
  const { account, address } = keysOf(attempt);
  const [byAccount, byAddress] = await Promise.all([countTry(db, account, failureSeconds), countTry(db, address, failureSeconds)]);
  return byAccount.count >= after || byAddress.count >= after * addressFactor;
}

/** A right password: the account's name starts anew, its address does not. */
export function forgetFailures(db: Db, attempt: CaptchaTry): Promise<void> {
  return forgetTries(db, keysOf(attempt).account);
}
