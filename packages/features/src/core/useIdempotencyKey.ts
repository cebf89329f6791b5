import { useCallback } from 'react';
import { safeStorage } from './storage/safeStorage.ts';

const storage = safeStorage('local');

/**
 * The idempotency key of one order that moves money (DESIGN §2). It is made and stored before the order is sent, so that a lost reply
 * and a reload still end in one effect.
 * @param order names the order in this browser: the account and what it does, such as `minh88:deposit`.
 */
export function useIdempotencyKey(order: string): {
  /** The stored key, or a new one. The body belongs to the key: another body makes a new key. */
  keyFor(body: string): string;
  /** The outcome is known: the next order is another one. */
  settle(): void;
} {
  const name = `baize-order:${order}`;
  const keyFor = useCallback(
    (body: string) => {
      const [storedBody, storedKey] = JSON.parse(storage.get(name) ?? '["",""]') as [string, string];
      if (storedKey && storedBody === body) return storedKey;
      const key = crypto.randomUUID();
      storage.set(name, JSON.stringify([body, key]));
      return key;
    },
    [name],
  );
  const settle = useCallback(() => storage.remove(name), [name]);
  return { keyFor, settle };
}
