import { expect, it } from 'vitest';
import { accountNameInput, accountNameOf, isAccountName, phoneDigitsOf } from './typedName.ts';

it.each([
  ['member01', true],
  ['84912345678', true],
  ['+84912345678', true],
  ['+84 912 345 678', true],
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

it.each([
  ['0987 104170', '0987104170'],
  ['0987.104170', '0987104170'],
  ['(098) 710-41-70', '0987104170'],
  ['098‑710–4170', '0987104170'],
  ['+84 987 104170', '+84987104170'],
  ['84987 104170', '84987104170'],
  ['0084987104170', '+84987104170'],
  ['\u202A +84987104170 \u202C', '+84987104170'],
  ['\u00A00987\u200B104\uFE0D170', '0987104170'],
  ['＋８４９８７１０４１７０', '+84987104170'],
])('a phone spelt %j has the digits %s', (typed, digits) => expect(phoneDigitsOf(typed)).toBe(digits));

it.each(['member01', '098710417o', '+', '', '--', '0987+104170'])('%j is not a phone', (typed) =>
  expect(phoneDigitsOf(typed)).toBeUndefined(),
);

it.each([
  [' member01\u200B ', 'member01'],
  ['ｍｅｍｂｅｒ０１', 'member01'],
  ['minh anh', 'minh anh'],
])('a username typed %j is %j', (typed, name) => expect(accountNameOf(typed)).toBe(name));

it('§9 16 characters are counted after normalisation', () => {
  expect(accountNameInput.parse('+84 (98) 710-41-70')).toBe('+84987104170');
  expect(accountNameInput.safeParse('a'.repeat(17)).success).toBe(false);
  expect(accountNameInput.safeParse(' \u200B ').success).toBe(false);
});
