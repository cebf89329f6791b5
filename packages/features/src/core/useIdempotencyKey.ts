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

/** What was stored; undefined when it is missing, lapsed or not ours, which makes a new order. */
function readOrder(text: string | undefined): StoredOrder | undefined {
  try {
    const { fingerprint, key, madeAt } = JSON.parse(text ?? '{}') as Partial<StoredOrder>;
    const isWhole = typeof fingerprint === 'string' && typeof key === 'string' && typeof madeAt === 'number';
    return isWhole && deviceNow() - madeAt < orderLastsMs ? { fingerprint, key, madeAt } : undefined;
  } catch {
    return undefined;
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
   * The stored key, or a new one. The body belongs to the key: another body makes a new key. Of the body its hash is stored; a secret
   * of few digits, which could be guessed from that, is not to be in it.
   */
  keyFor(body: object): Promise<string>;
  /** The outcome is known: the next order is another one. */
  settle(): void;
} {
  const name = `baize-order:${order}`;
  const keyFor = useCallback(
    async (body: object) => {
      const fingerprint = await fingerprintOf(body);
      const stored = readOrder(storage.get(name));
      if (stored?.fingerprint === fingerprint) return stored.key;
      const key = crypto.randomUUID();
      storage.set(name, JSON.stringify({ fingerprint, key, madeAt: deviceNow() }));
      return key;
    },
    [name],
  );
  const settle = useCallback(() => storage.remove(name), [name]);
  return { keyFor, settle };
}
