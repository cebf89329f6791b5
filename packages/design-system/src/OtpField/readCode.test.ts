import { expect, test } from 'vitest';
import { readCode } from './readCode.ts';

test.each([
  ['', ''],
  ['12a', '12'],
  ['336916', '336916'],
  ['336 916', '336916'],
  ['123-456', '123456'],
  ['12 34-56', '123456'],
  ['3 3 6 9 1 6', '336916'],
  ['G-123456', '123456'],
  ['\u202a336916\u202c', '336916'],
  ['１２３４５６', '123456'],
  ['Ma xac minh: 654321', '654321'],
  ['Mã của bạn: 004812', '004812'],
  ['Mã:336 916.', '336916'],
  ['[Baize] 336916 là mã xác minh của bạn, hết hạn lúc 10:15 28/11/2026.', '336916'],
  ['OTP 336916 5 phút', '336916'],
  ['G-123456 is your verification code', '123456'],
  ['Mã 336916 (nhắc lại: 336916)', '336916'],
  ['Mã 336916 gửi tới 0987 104170', '336916'],
  ['Mã 336916 gửi tới +84 987 104 170, phí 1.234.567', '336916'],
  ['验证码336916，请勿告知', '336916'],
])('of %j it reads %j', (text, code) => {
  expect(readCode(text, 6)).toBe(code);
});

test.each([
  'abc',
  '1234567',
  '0987104170',
  '0987 104170',
  '1900 545415',
  '+84 987 104170',
  'Gọi 1900 545415',
  'Mã 336916, mã cũ 654321',
  'Ngày 28-11-26',
  'Mã 123.456 đ',
  'Tài khoản **123456',
  'Đơn GD123456',
  'Hết hạn 10:15 28/11/2026',
  'Mã 1234, hết hạn sau 28 phút',
])('of %j it guesses nothing', (text) => {
  expect(readCode(text, 6)).toBeUndefined();
});

test('a code of four digits is no year beside it', () => {
  expect(readCode('Mã 48 29', 4)).toBe('4829');
  expect(readCode('Mã 4829 năm 2026', 4)).toBeUndefined();
});
