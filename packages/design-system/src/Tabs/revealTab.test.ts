import { expect, test } from 'vitest';
import { revealTab } from './revealTab.ts';

const at = (left: number, right: number): HTMLElement =>
  Object.assign(document.createElement('div'), { getBoundingClientRect: () => new DOMRect(left, 0, right - left, 10) });

test.each([
  ['beyond the end', at(250, 350), 90],
  ['before the start', at(-30, 50), 10],
  ['seen whole', at(10, 90), 40],
])('a tab %s is brought into the row', (_where, tab, scrolled) => {
  const list = Object.assign(at(0, 300), { scrollLeft: 40 });
  revealTab(list, tab);
  expect(list.scrollLeft).toBe(scrolled);
});
