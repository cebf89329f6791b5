import { expect, it } from 'vitest';
import { changeOf } from './changeOf.ts';

it.each([
  [110, 100, { direction: 'up', percent: 10 }],
  [50, 100, { direction: 'down', percent: 50 }],
  [100, 100, { direction: 'same', percent: 0 }],
  [0, 0, { direction: 'same', percent: undefined }],
  [5, 0, { direction: 'up', percent: undefined }],
  [5, -5, { direction: 'up', percent: undefined }],
  [-5, 100, { direction: 'down', percent: 105 }],
  [1_001, 3_000, { direction: 'down', percent: 66.6 }],
])('%s after %s', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});
