import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeCustomerToken, readCustomerToken } from './tokens.ts';

describe('DESIGN §3 a customer’s token', () => {
  test('names its customer, and no two are the same', () => {
    for (const customerId of [randomUUID(), '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']) {
      const { token, hash } = makeCustomerToken(customerId);
      expect(readCustomerToken(token)).toEqual({ customerId, hash });
      expect(makeCustomerToken(customerId).token).not.toBe(token);
    }
  });

  test('with another customer’s id in it is another token', () => {
    const [one, other] = [makeCustomerToken(randomUUID()), makeCustomerToken(randomUUID())];
    const forged = readCustomerToken(other.token.slice(0, 22) + one.token.slice(22));
    expect(forged?.customerId).toBe(readCustomerToken(other.token)?.customerId);
    expect([one.hash, other.hash]).not.toContain(forged?.hash);
  });

  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(66), `${'x'.repeat(64)}=`, `${'x'.repeat(64)}\n`])(
    'of another shape is none: %j',
    (token) => {
      expect(readCustomerToken(token)).toBeUndefined();
    },
  );
});
