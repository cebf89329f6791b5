import { expect, test } from 'vitest';
import { customerServiceOf } from './customerService.ts';

test('§9 customer service: lists the channels that the brand names, and no other', () => {
  expect(customerServiceOf()).toEqual([]);
  expect(customerServiceOf({ zalo: 'https://zalo.me/1', email: 'help@play.vn' })).toEqual([
    { csType: 'ZALO', title: 'Zalo', path: 'https://zalo.me/1' },
    { csType: 'EMAIL', title: 'help@play.vn', path: 'mailto:help@play.vn' },
  ]);
});
