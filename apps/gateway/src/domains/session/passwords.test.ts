import { afterEach, expect, test } from 'vitest';
import { hashPassword, leastPasswordMemory, setPasswordMemory, verifyPassword } from './passwords.ts';

afterEach(() => setPasswordMemory(leastPasswordMemory));

test('a password is kept as argon2id at the cost that OWASP advises: 19 MiB, two passes, one lane', async () => {
  setPasswordMemory(leastPasswordMemory);
  expect(await hashPassword('Secret12')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a hash of another cost still verifies', async () => {
  setPasswordMemory(8);
  const cheap = await hashPassword('Secret12');
  expect(cheap).toContain('$m=8,t=2,p=1$');
  setPasswordMemory(16);
  expect([await verifyPassword(cheap, 'Secret12'), await verifyPassword(cheap, 'Secret13')]).toEqual([true, false]);
});

test('no password fits an account without a hash, not even the placeholder’s', async () => {
  setPasswordMemory(8);
  for (const stored of [undefined, null]) expect(await verifyPassword(stored, 'no account has this')).toBe(false);
});
