import { useCallback } from 'react';
import { safeStorage } from './storage/safeStorage.ts';
import { deviceNow } from './time/deviceTime.ts';

const storage = safeStorage('local');

/** How long an unanswered order may be sent again under its key: §9 gives a remittance 30 minutes. Later it is a new order. */
const orderLastsMs = 30 * 60_000;

interface StoredOrder {
  /** SHA-256 of the body, in hexadecimal digits: what was typed is not kept. */
  fingerprint: string;
  key: string;
  /** Unix time in milliseconds. */
  madeAt: number;
}

/** Orders of one name that are kept at most: more are never under way at once. */
const mostKept = 8;

/** What was stored and has not lapsed; nothing where it can't be read, which makes a new order. */
function readOrders(text: string | undefined): StoredOrder[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((one: Partial<StoredOrder> | null) => {
      const { fingerprint, key, madeAt } = one ?? {};
      const isWhole = typeof fingerprint === 'string' && typeof key === 'string' && typeof madeAt === 'number';
      return isWhole && deviceNow() - madeAt < orderLastsMs ? [{ fingerprint, key, madeAt }] : [];
    });
  } catch {
    return [];
  }
}

async function fingerprintOf(body: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key of one order that moves money, or of what is to be kept once (DESIGN §2). It is made and stored before the order is sent, so that a lost reply
 * and a reload still end in one effect.
 * @param order names the order in this browser: the account and what it does, such as `minh88:deposit`.
 */
export function useIdempotencyKey(order: string): {
  /**
   * The stored key, or a new one. The body belongs to the key: another body has another key, and each is kept by itself. Of the body its hash is stored; a secret
   * of few digits, which could be guessed from that, is not to be in it.
   */
  keyFor(body: object): Promise<string>;
  /** The outcome of the order with this key is known: the next one is another. */
  settle(key: string): void;
  /** Keys of orders whose outcome was never known here: after a reload, or of another tab. */
  unsettled(): readonly string[];
} {
  const name = `baize-order:${order}`;
  const keyFor = useCallback(
    async (body: object) => {
      const fingerprint = await fingerprintOf(body);
      const orders = readOrders(storage.get(name));
      const stored = orders.find((one) => one.fingerprint === fingerprint);
      if (stored) return stored.key;
      const key = crypto.randomUUID();
      storage.set(name, JSON.stringify([...orders, { fingerprint, key, madeAt: deviceNow() }].slice(-mostKept)));
      return key;
    },
    [name],
  );
  const settle = useCallback(
    (key: string) => {
      const left = readOrders(storage.get(name)).filter((one) => one.key !== key);
      if (left.length === 0) storage.remove(name);
      else storage.set(name, JSON.stringify(left));
    },
    [name],
  );
  const unsettled = useCallback(() => readOrders(storage.get(name)).map(({ key }) => key), [name]);
  return { keyFor, settle, unsettled };
}
