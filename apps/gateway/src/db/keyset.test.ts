import { expect, test } from 'vitest';
import { behind, behindEnd } from './keyset.ts';

const id = '0b6f1f6e-7a59-4a3e-9a53-0f5a4e0a7c11';

test.each([undefined, `2026-11-25T00:05:09.123456Z_${id}`, `2028-02-29T23:59:59.000000Z_${id}`])('a page may begin behind %s', (after) => {
  expect(() => behindEnd(after)).not.toThrow();
  expect(() => behind(after, 30)).not.toThrow();
});

test.each([
  '',
  'nonsense',
  `2026-11-25T00:05:09Z_${id}`,
  `2026-11-25T00:05:09.123456Z_${'-'.repeat(36)}`,
  `2026-11-25T00:05:09.123456Z_${id}' or true`,
  `2026-02-31T00:00:00.000000Z_${id}`,
  `2026-11-25T24:00:00.000000Z_${id}`,
  `0000-00-00T99:00:00.000000Z_${id}`,
  `0000-01-01T00:00:00.000000Z_${id}`,
])('an invalid value (%s) is refused without a query', (after) => {
  expect(() => behindEnd(after)).toThrow('validation_failed');
  expect(() => behind(after, 30)).toThrow('validation_failed');
});
