import { useCallback } from 'react';
import { safeStorage } from './storage/safeStorage.ts';

const storage = safeStorage('local');

/** How long an unanswered order may be sent again under its key: §9 gives a remittance 30 minutes. Later it is a new order. */
const orderLastsMs = 30 * 60_000;

interface StoredOrder {
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
    return isWhole && Date.now() - madeAt < orderLastsMs ? { fingerprint, key, madeAt } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The idempotency key of one order that moves money (DESIGN §2). It is made and stored before the order is sent, so that a lost reply
 * and a reload still end in one effect.
 * @param order names the order in this browser: the account and what it does, such as `minh88:deposit`.
 */
export function useIdempotencyKey(order: string): {
  /**
   * The stored key, or a new one. The body belongs to the key: another body makes a new key.
   * @param fingerprint tells this body from others, such as `deposit:5000`. It is stored in the browser as it is, so it must hold no
   * secret: no password, no code, no card number.
   */
  keyFor(fingerprint: string): string;
  /** The outcome is known: the next order is another one. */
  settle(): void;
} {
  const name = `baize-order:${order}`;
  const keyFor = useCallback(
    (fingerprint: string) => {
      const stored = readOrder(storage.get(name));
      if (stored?.fingerprint === fingerprint) return stored.key;
      const key = crypto.randomUUID();
      storage.set(name, JSON.stringify({ fingerprint, key, madeAt: Date.now() }));
      return key;
    },
    [name],
  );
  const settle = useCallback(() => storage.remove(name), [name]);
  return { keyFor, settle };
}
