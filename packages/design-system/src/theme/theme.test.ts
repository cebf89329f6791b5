import { expect, test } from 'vitest';
import { applyTheme } from './index.ts';
import { zIndex } from './zIndex.ts';

test('applyTheme marks the page, or the element it is given', () => {
  const wrapper = document.createElement('div');
  applyTheme('light', wrapper);
  expect({ ...wrapper.dataset }).toEqual({ theme: 'light' });
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('§9 modals stack from z-index 1000', () => {
  expect(zIndex.modal).toBe(1000);
});
