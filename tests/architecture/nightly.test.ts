import { expect, test } from 'vitest';
import { nightly, nightlyTests } from '../e2e/nightly.ts';

test('a pattern of the night leaves out tests of its own file alone', () => {
  const words = Object.values(nightly).flatMap((titles) => titles.flatMap(({ source }) => source.split('|')));
  const elsewhere = words.filter((word) => nightlyTests.some((pattern) => pattern.test(`e2e another.spec.ts ${word}`)));
  expect(elsewhere).toEqual([]);
});
