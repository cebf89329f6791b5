import { roleOf } from '@baize/contract';
import type { schema } from '../../../db/schema.ts';

type Customer = typeof schema.customers.$inferSelect;

/**
 * A text of somebody else's, safe to show in a terminal: what is neither a letter nor printable ASCII is spelt, so that it moves no cursor, turns no
 * line round and makes no line of its own.
 */
const spelt = (text: string): string => text.replaceAll(/[^\x20-\x7e\p{L}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

/** Lines for customer service: how an account was opened (§3 registerMethod, domain, registerUrl), and what keeps its owner out. */
export function describeAccount(customer: Customer): string {
  const { account, createdAt, registerMethod, registerDomain, registerUrl, lockedUntil } = customer;
  const isLocked = lockedUntil !== null && lockedUntil > new Date();
  const contactOf = (contact: string | null, provedAt: Date | null): string => {
    if (contact === null) return 'none';
    return provedAt === null ? `${spelt(contact)}, not proved` : spelt(contact);
  };
  return [
    `${account} is ${roleOf(customer)}, opened ${createdAt.toISOString()}`,
    // The caller’s own word, shown as one text.
    `  by          ${registerMethod === null ? 'the seed, or before this was kept' : spelt(JSON.stringify([registerMethod, registerDomain, registerUrl]))}`,
    `  phone       ${contactOf(customer.mobile, customer.mobileProvedAt)}`,
    `  e-mail      ${contactOf(customer.email, customer.emailProvedAt)}`,
    `  may log in  ${customer.isDisabled ? 'no: it is disabled' : isLocked ? `from ${lockedUntil.toISOString()}: it is locked` : 'yes'}`,
  ].join('\n');
}
