import { expect, test } from 'vitest';
import { shownPages } from './shownPages.ts';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [1_000_000, 1_000_000, [999_996, 999_997, 999_998, 999_999, 1_000_000]],
])('§9 page %i of %i is offered among %j', (page, pageCount, expected) => {
  expect(shownPages(page, pageCount)).toEqual(expected);
});
