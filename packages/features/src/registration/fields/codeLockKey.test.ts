import { expect, it } from 'vitest';
import { codeLockKey } from './codeLockKey.ts';

it('is the same for a phone, another for the next one or another country, and shared by so many that none can be read from it', () => {
  const phones = Array.from({ length: 5_000 }, (_, index) => `09${String(12_345_678 + index * 7_919)}`);
  const keys = new Set(phones.map((phone) => codeLockKey('VN', phone)));
  expect(codeLockKey('VN', '0912345678')).toBe(codeLockKey('VN', '0912345678'));
  expect(codeLockKey('TH', '0912345678')).not.toBe(codeLockKey('VN', '0912345678'));
  expect(keys.size).toBeGreaterThan(4_500);
  // Sixteen bits of a number that has thirty.
  for (const key of keys) expect(key).toMatch(/^registration-sms [\da-f]{1,4}$/);
});
