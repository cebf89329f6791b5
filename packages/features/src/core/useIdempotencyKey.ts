import { useCallback } from 'react';
import { safeStorage } from './storage/safeStorage.ts';

const storage = safeStorage('local');

interface StoredOrder {
  fingerprint: string;
  key: string;
}

/** What was stored; undefined when it is missing or not ours, which makes a new order. */
function readOrder(text: string | undefined): StoredOrder | undefined {
  try {
    const { fingerprint, key } = JSON.parse(text ?? '{}') as Partial<StoredOrder>;
    return typeof fingerprint === 'string' && typeof key === 'string' ? { fingerprint, key } : undefined;
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
      storage.set(name, JSON.stringify({ fingerprint, key }));
      return key;
    },
    [name],
  );
  const settle = useCallback(() => storage.remove(name), [name]);
  return { keyFor, settle };
}
