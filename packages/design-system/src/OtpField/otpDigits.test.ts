import { expect, test } from 'vitest';
import { otpDigits } from './otpDigits.ts';

test.each([
  ['', ''],
  ['12 34-56', '123456'],
  ['Mã của bạn: 004812', '004812'],
  ['１２３４５６', '123456'],
  ['1234567890', '123456'],
  ['abc', ''],
])('of %j it takes %j', (text, digits) => {
  expect(otpDigits(text, 6)).toBe(digits);
});
