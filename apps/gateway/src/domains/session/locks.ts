import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { bindingLock } from '../security/authenticator.ts';
import { fundLock } from '../security/fundLockout.ts';
import { newPasswordLocks } from '../security/newPasswords.ts';
import { codeLock } from '../verification/codes.ts';
import type { Lock } from './counters.ts';
import { provedEmailOf, provedMobileOf } from './factorWays.ts';
import { passwordLock } from './lockout.ts';
import { factorLock } from './secondFactor.ts';

const { attemptCounters, customers } = schema;
type Customer = typeof customers.$inferSelect;

const codesByPhone = ['login', 'password', 'factor'] as const;

/** The locks of an account after too many tries, also tries of strangers. */
function locksOf(customer: Customer): { what: string; locks: Lock[] }[] {
  const { id } = customer;
  const [mobile, email] = [provedMobileOf(customer), provedEmailOf(customer)];
  return [
    { what: 'log-in', locks: [passwordLock(id)] },
    { what: 'second factor', locks: [factorLock(id)] },
    { what: 'fund password', locks: [fundLock(id)] },
    { what: 'new passwords', locks: newPasswordLocks(id) },
    { what: 'new authenticator', locks: [bindingLock(id)] },
    { what: 'codes by SMS', locks: mobile ? codesByPhone.map((purpose) => codeLock({ purpose, recipient: mobile })) : [] },
    { what: 'codes by e-mail', locks: email ? [codeLock({ purpose: 'factor', recipient: email })] : [] },
  ];
}

const keysOf = (customer: Customer): string[] => locksOf(customer).flatMap(({ locks }) => locks.map(({ key }) => key));

/** The current locks with their ends. */
export async function closedLocksOf(db: Db, customer: Customer): Promise<{ what: string; until: Date }[]> {
  const isCounted = and(inArray(attemptCounters.key, keysOf(customer)), gt(attemptCounters.resetsAt, sql`now()`));
  const rows = await db.select().from(attemptCounters).where(isCounted);
  return locksOf(customer).flatMap(({ what, locks }) => {
    const closed = rows.filter((row) => locks.some(({ key, max }) => row.key === key && row.count >= max));
    return closed.length > 0 ? [{ what, until: new Date(Math.max(...closed.map(({ resetsAt }) => resetsAt.valueOf()))) }] : [];
  });
}

/** Opens them all, and has their tries counted anew. */
export async function openLocks(db: Db, customer: Customer): Promise<void> {
  await db.delete(attemptCounters).where(inArray(attemptCounters.key, keysOf(customer)));
}
