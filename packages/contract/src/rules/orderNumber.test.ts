import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderIdBeginOf, orderNumberOf } from './orderNumber.ts';

it.each([
  ['00000000-0000-4000-8000-000000000000', '0000-0000'],
  ['ffffffff-ffff-4fff-bfff-ffffffffffff', 'ZZZZ-ZZZZ'],
  ['69e624a4-81a5-4d2f-9a11-0d7c5a3b9941', 'D7K2-9941'],
  ['BZ7K2M9Q4T', 'BZ7K2M9Q4T'],
  ['welcome', 'welcome'],
])('the order %s has the number %s', (id, number) => expect(orderNumberOf(id)).toBe(number));

it('a number finds its ids in every spelling, and two beginnings never share a number', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const number = orderNumberOf(id);
      expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      for (const typed of [
        number,
        number.toLowerCase(),
        number.replace('-', ''),
        ` ${number.replace('-', ' ')} `,
        number.replaceAll('0', 'o'),
      ])
        expect(orderIdBeginOf(typed)).toBe(id.slice(0, 11).toLowerCase());
    }),
  );
});

it.each(['', 'D7K2', 'D7K2-99411', 'D7K2-994U', '69e624a4-81a5-4d2f-9a11-0d7c5a3b9941'])('%j is not a number', (typed) =>
  expect(orderIdBeginOf(typed)).toBeUndefined(),
);
