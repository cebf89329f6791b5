import { expect, test } from 'vitest';
import { tabOf } from './tabOf.ts';

test.each(['https://zalo.example', 'HTTP://zalo.example'])('%s leads out of the site, and learns nothing of it', (href) => {
  expect(tabOf(href)).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
});

test.each(['/games', '#terms', '?dialog=login', 'games', 'mailto:help@baize.example', 'tel:+84912000001', ''])(
  '%s stays in this tab',
  (href) => {
    expect(tabOf(href)).toEqual({});
  },
);
