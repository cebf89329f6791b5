import { createHash, randomBytes } from 'node:crypto';

interface NewToken {
  token: string;
  /** What is kept of it. */
  hash: string;
}

/** A new opaque token of 256 bits. It is given out once; only its hash is kept. */
export function makeToken(): NewToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const tokenShape = /^[\w-]{65}$/;
const idLetters = 22;

/**
 * A new token of one customer: 22 characters with the customer's id, then 256 bits that nobody can guess. So its row is found by the row's key,
 * on one machine of a cluster that is spread by customer (DESIGN §3).
 */
export function makeCustomerToken(customerId: string): NewToken {
  const token = Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url') + randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Key of a customer's token; undefined where the text is none. Whether it was ever given out, the row tells. */
export function readCustomerToken(token: string): { customerId: string; hash: string } | undefined {
  if (!tokenShape.test(token)) return undefined;
  const hex = Buffer.from(token.slice(0, idLetters), 'base64url').toString('hex');
  const customerId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  return { customerId, hash: hashToken(token) };
}
