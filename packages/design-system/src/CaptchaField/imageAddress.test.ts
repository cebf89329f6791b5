import { expect, test } from 'vitest';
import { imageAddress } from './imageAddress.ts';

test.each([
  ['iVBORw0KGgo', 'data:image/png;base64,iVBORw0KGgo'],
  ['/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['PHN2ZyB4', 'data:image/svg+xml;base64,PHN2ZyB4'],
  ['data:image/gif;base64,R0lG', 'data:image/gif;base64,R0lG'],
  ['AAAA', 'data:image/png;base64,AAAA'],
])('%s', (image, address) => {
  expect(imageAddress(image)).toBe(address);
});
