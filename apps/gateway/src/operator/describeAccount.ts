import { roleOf } from '@baize/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { schema } from '../db/schema.ts';
import { closedLocksOf } from '../domains/session/locks.ts';

const { customers } = schema;
type Customer = typeof customers.$inferSelect;

/**
 * A foreign text, safe to show in a terminal: anything but letters and printable ASCII is escaped, so that it can't move the cursor,
 * reverse the line or add one.
 */
const spelt = (text: string): string => text.replaceAll(/[^\x20-\x7e\p{L}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

async function uplineAccountOf(db: Db, { uplineId }: Customer): Promise<string | undefined> {
  if (uplineId === null) return undefined;
  const [upline] = await db.select({ account: customers.account }).from(customers).where(eq(customers.id, uplineId));
  return upline?.account;
}

/** §3 `recommenderId`, `bonusCode` and `promoCode` as the player gave them; no line without any. */
function codesOf({ profile }: Customer): string[] {
  const { recommenderId, bonusCode, promoCode } = profile;
  const named = { recommender: recommenderId, bonus: bonusCode, promo: promoCode };
  const codes = Object.entries(named).flatMap(([name, code]) => (code ? [`${name} ${spelt(code)}`] : []));
  return codes.length > 0 ? [`  codes       ${codes.join(', ')}`] : [];
}

/**
 * Lines for customer service: how an account was opened (§3 registerMethod, domain, registerUrl), whose code brought it, and its current
 * locks.
 */
export async function describeAccount(db: Db, customer: Customer): Promise<string> {
  const { account, createdAt, registerMethod, registerDomain, registerUrl } = customer;
  const upline = await uplineAccountOf(db, customer);
  const locks = await closedLocksOf(db, customer);
  const locked = locks.find(({ what }) => what === 'log-in')?.until;
  const contactOf = (contact: string | null, provedAt: Date | null): string => {
    if (contact === null) return 'none';
    return provedAt === null ? `${spelt(contact)}, not proved` : spelt(contact);
  };
  return [
    `${account} is ${roleOf(customer)}, opened ${createdAt.toISOString()}`,
    // The caller’s own text, shown as one word.
    `  by          ${registerMethod === null ? 'the seed, or before this was kept' : spelt(JSON.stringify([registerMethod, registerDomain, registerUrl]))}`,
    `  upline      ${upline ?? 'none'}${customer.toUpline === 1 ? ', and may transfer to it' : ''}`,
    ...codesOf(customer),
    `  phone       ${contactOf(customer.mobile, customer.mobileProvedAt)}`,
    `  e-mail      ${contactOf(customer.email, customer.emailProvedAt)}`,
    ...locks.map(({ what, until }) => `  locked      ${what}, until ${until.toISOString()}`),
    `  may log in  ${customer.isDisabled ? 'no: it is disabled' : locked ? `from ${locked.toISOString()}: it is locked` : 'yes'}`,
  ].join('\n');
}
