import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { forgetTries, type Lock } from './counters.ts';

/**
 * Wrong passwords in a row before an account is locked, and for how long (OWASP ASVS 2.2.1); fewer of them run out `hours` after the first.
 */
const lockout = { attempts: 10, minutes: 15, hours: 24 } as const;

const keyOf = (who: string): string => `wrong password ${who}`;

/**
 * Stands for a name without an account, where the brand hides which names have one: it is counted and locked as an account is. Only a hash
 * of the name is kept.
 * @param nameKey the typed name by `Phones.nameKeyOf`
 */
export const nobodyCalled = (nameKey: string): string => `nobody ${createHash('sha256').update(nameKey).digest('base64url')}`;

/**
 * Counts an attempt before its password is looked at, so that guesses sent at once can't all slip in before the first is counted.
 * @param who a customer's id, or the placeholder of an unknown name
 * @returns seconds that the account stays locked, or undefined when the attempt may go on.
 */
export async function countAttempt(db: Db, who: string): Promise<number | undefined> {
  const key = keyOf(who);
  for (;;) {
    if (await countsOne(db, key)) return undefined;
    const [row] = await rowsOf<{ seconds: number }>(
      db,
      sql`select ceil(extract(epoch from resets_at - now()))::int as seconds from attempt_counters where key = ${key} and count >= ${lockout.attempts}`,
    );
    // Without a lock the counter was cleared meanwhile, by a right password or with the expired ones.
    if (row) return Math.max(1, row.seconds);
  }
}

/** @returns whether the attempt is counted; none is while the account is locked */
async function countsOne(db: Db, key: string): Promise<boolean> {
  await db.execute(sql`insert into attempt_counters (key, count, resets_at) values (${key}, 0, now() + make_interval(hours => ${lockout.hours}))
    on conflict do nothing`);
  const counted = await rowsOf(
    db,
    sql`update attempt_counters c set
        count = case when c.resets_at <= n.at then 1 else c.count + 1 end,
        resets_at = case when c.resets_at <= n.at then n.ends_at when c.count + 1 >= ${lockout.attempts} then n.unlocks_at else c.resets_at end
      from (select now() as at, now() + make_interval(hours => ${lockout.hours}) as ends_at,
        now() + make_interval(mins => ${lockout.minutes}) as unlocks_at) n
      where key = ${key} and (c.count < ${lockout.attempts} or c.resets_at <= n.at)
      returning count`,
  );
  return counted.length > 0;
}

export const passwordLock = (customerId: string): Lock => ({ key: keyOf(customerId), max: lockout.attempts });

/** A right password or a new one clears the count. */
export function clearAttempts(db: Db | Tx, customerId: string): Promise<void> {
  return forgetTries(db, keyOf(customerId));
}
