import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import { typedPhoneOf } from './phones.ts';

/** Wrong passwords in a row before the account is locked, and for how long (OWASP ASVS 2.2.1). */
const lockout = { attempts: 10, minutes: 15 } as const;

/**
 * Counts an attempt before its password is looked at, so that guesses sent at once can't all slip in before the first is counted.
 * @returns seconds that the account stays locked, or undefined when the attempt may go on.
 */
export async function countAttempt(db: Db, customerId: string): Promise<number | undefined> {
  const failures = sql`case when locked_until <= now() then 1 else failed_logins + 1 end`;
  const counted = await rowsOf(
    db,
    sql`update customers set failed_logins = ${failures},
      locked_until = case when ${failures} >= ${lockout.attempts} then now() + make_interval(mins => ${lockout.minutes}) end
      where id = ${customerId} and (locked_until is null or locked_until <= now()) returning id`,
  );
  if (counted.length > 0) return undefined;
  const [row] = await rowsOf<{ seconds: number }>(
    db,
    sql`select ceil(extract(epoch from locked_until - now()))::int as seconds from customers where id = ${customerId}`,
  );
  return Math.max(1, row?.seconds ?? 1);
}

/**
 * The same for a name that no account has, where the brand does not tell which names have one: it is locked as an account is. What was typed is not
 * kept, only its hash, for a day.
 */
export async function countUnknown(db: Db, typed: string): Promise<number | undefined> {
  const name = typedPhoneOf(typed) ?? typed.toLowerCase();
  const key = `unknown name ${createHash('sha256').update(name).digest('base64url')}`;
  const counted = await rowsOf(
    db,
    sql`insert into attempt_counters as c (key, count, resets_at) values (${key}, 1, now() + interval '1 day')
      on conflict (key) do update set
        count = case when c.resets_at <= now() then 1 else c.count + 1 end,
        resets_at = case
          when c.resets_at <= now() then excluded.resets_at
          when c.count + 1 >= ${lockout.attempts} then now() + make_interval(mins => ${lockout.minutes})
          else c.resets_at end
      where c.count < ${lockout.attempts} or c.resets_at <= now()
      returning count`,
  );
  if (counted.length > 0) return undefined;
  const [row] = await rowsOf<{ seconds: number }>(
    db,
    sql`select ceil(extract(epoch from resets_at - now()))::int as seconds from attempt_counters where key = ${key}`,
  );
  return Math.max(1, row?.seconds ?? 1);
}

/** A right password, or an operator, clears the count. */
export async function clearAttempts(db: Db, customerId: string): Promise<void> {
  await db.update(schema.customers).set({ failedLogins: 0, lockedUntil: null }).where(eq(schema.customers.id, customerId));
}
