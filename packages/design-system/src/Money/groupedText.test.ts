import { expect, it } from 'vitest';
import { formatCount } from './groupedText.ts';

it.each(['vi', 'en'] as const)('counts in %s read as by `Intl`', (language) => {
  for (const count of [0, 7, 999, 1_000, 10_482, 999_999, 1_000_000, 123_456_789])
    expect(formatCount(count, language)).toBe(count.toLocaleString(language));
});
