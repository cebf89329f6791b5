import { randomUUID } from 'node:crypto';
import { type LoginAttempt, loginAttemptOutcomes } from '@baize/contract';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';

const { loginAttempts } = schema;

/** §9 "kept and queryable for 30 days". */
const daysKept = 30;
const rowsShown = 50;

export type AttemptOutcome = LoginAttempt['outcome'];

export interface Visit {
  ip: string;
  userAgent: string;
}

/** Notes a refused attempt for the account's owner. Where there is no such account the same statement runs, and keeps nothing. */
async function note(db: Db, account: SQL, { ip, userAgent }: Visit, outcome: AttemptOutcome): Promise<void> {
  await db.execute(
    sql`insert into login_attempts (customer_id, id, ip, user_agent, outcome)
      select id, ${randomUUID()}::uuid, ${ip}, ${userAgent}, ${outcome} from customers where ${account}`,
  );
}

export const noteAttempt = (db: Db, customerId: string, visit: Visit, outcome: AttemptOutcome): Promise<void> =>
  note(db, sql`id = ${customerId}`, visit, outcome);

export const noteAttemptByPhone = (db: Db, mobile: string, visit: Visit, outcome: AttemptOutcome): Promise<void> =>
  note(db, sql`mobile = ${mobile} and mobile_proved_at is not null`, visit, outcome);

/** The refused attempts of an account, the newest first. */
export async function listAttempts(db: Db, customerId: string): Promise<LoginAttempt[]> {
  const rows = await db
    .select()
    .from(loginAttempts)
    .where(and(eq(loginAttempts.customerId, customerId), gt(loginAttempts.at, sql`now() - make_interval(days => ${daysKept})`)))
    .orderBy(desc(loginAttempts.at))
    .limit(rowsShown);
  return rows.map(({ at, ip, userAgent, outcome }) => ({
    at: at.toISOString(),
    ip,
    userAgent,
    outcome: loginAttemptOutcomes.find((known) => known === outcome) ?? 'wrongPassword',
  }));
}

/** An attempt that its owner can't ask for any more. */
export const isForgottenAttempt = sql`at < now() - make_interval(days => ${daysKept})`;
