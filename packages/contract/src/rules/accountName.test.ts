import { expect, it } from 'vitest';
import { isAccountName } from './accountName.ts';

it.each([
  ['member01', true],
  ['84912345678', true],
  ['+84912345678', true],
  ['+minh', false],
  ['8491234+5678', false],
  ['MINH', true],
  ['abc', false],
  ['a'.repeat(17), false],
  ['minh anh', false],
  ['minh@mail', false],
  ['<b>minh</b>', false],
  ['', false],
])('§5 the username format: %j is %s', (text, isOne) => expect(isAccountName(text)).toBe(isOne));
