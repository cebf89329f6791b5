import { login } from '@baize/contract';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { GatewayError, refusalOf } from '../client/errors.ts';
import { createTexts } from './createTexts.ts';
import { errorTexts } from './errorTexts.ts';
import { useErrorText } from './useErrorText.ts';

async function textsIn(language: 'vi' | 'en') {
  const texts = await createTexts(language, ['core'], async () => errorTexts[language]);
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
  return renderHook(useErrorText, { wrapper }).result.current;
}
const refused = (code: 'TOO_MANY_REQUEST' | 'account_locked', retryAfterSeconds?: number) =>
  new GatewayError(code, login, '', {
    status: 429,
    requestId: '',
    ...(retryAfterSeconds === undefined ? {} : { details: { retryAfterSeconds } }),
  });

describe('§5 and §8 what is wrong with a field', () => {
  it.each([
    ['payeeName', 'field_format_error', 'Real name format is incorrect.', 'Họ tên thật sai định dạng.'],
    ['realName', 'field_format_error', 'Real name format is incorrect.', 'Họ tên thật sai định dạng.'],
    ['mobileNum', 'field_format_error', 'Please enter a valid mobile number.', 'Vui lòng nhập số điện thoại di động hợp lệ.'],
    ['mobileNum', 'field_length_error', 'Please enter a valid mobile number.', 'Vui lòng nhập số điện thoại di động hợp lệ.'],
    ['mobileNum', 'phoneNumber_format_error', 'Phone number format is incorrect.', 'Số điện thoại sai định dạng.'],
    ['email', 'field_format_error', 'Incorrect e-mail. Please check the address.', 'Email không đúng. Vui lòng kiểm tra lại địa chỉ.'],
    ['username', 'field_format_error', 'The account has a wrong format.', 'Tài khoản sai định dạng.'],
    ['password', 'field_length_error', 'Please fill in your password with 6 - 16 characters.', 'Vui lòng nhập mật khẩu gồm 6 - 16 ký tự.'],
    ['newPassword', 'field_format_error', 'The password has a wrong format.', 'Mật khẩu sai định dạng.'],
    ['confirmPassword', 'double_password_inconformity', 'Confirmation password is not correct.', 'Mật khẩu xác nhận không đúng.'],
    ['paymentPassword', 'field_required', 'Please enter the fund password.', 'Vui lòng nhập mật khẩu quỹ.'],
    ['affiliateCode', 'field_format_error', 'Invalid invitation code.', 'Mã giới thiệu không hợp lệ.'],
    ['verificationCode', 'field_format_error', 'Invalid verification code.', 'Mã xác minh không đúng.'],
    ['captcha', 'field_length_error', 'The captcha is not correct.', 'Mã captcha không đúng.'],
    ['ageConfirmed', 'underage', 'Please confirm that you are 6 years old.', 'Vui lòng xác nhận bạn đã đủ 6 tuổi.'],
    ['nickname', 'field_required', 'Input cannot be empty.', 'Không được để trống.'],
    ['nickname', 'field_length_error', 'Please enter 6 - 16 characters.', 'Vui lòng nhập 6 - 16 ký tự.'],
    ['constructor', 'field_format_error', 'The format is not accepted.', 'Định dạng không hợp lệ.'],
  ] as const)('%s: %s', async (field, code, en, vi) => {
    const issue = { field, code, params: { min: 6, max: 16 } };
    expect((await textsIn('en')).of(issue)).toBe(en);
    expect((await textsIn('vi')).of(issue)).toBe(vi);
  });
});

it.each([
  ['en', 'Please enter an amount from 100 to 50,000.'],
  ['vi', 'Vui lòng nhập số tiền từ 100 đến 50.000.'],
] as const)('§9 the bounds of an amount are written as figures are in %s', async (language, sentence) => {
  const issue = { field: 'amount', code: 'amount_out_of_range', params: { min: 100, max: 50_000 } } as const;
  expect((await textsIn(language)).of(issue)).toBe(sentence);
});

describe('§8 how long a refusal holds', () => {
  it.each([
    ['en', 'TOO_MANY_REQUEST', 300, '5 min'],
    ['vi', 'TOO_MANY_REQUEST', 61, '2 phút'],
    ['en', 'account_locked', 841, '15 min'],
    ['vi', 'account_locked', 3, '1 phút'],
  ] as const)('%s: %s of %d s says %s', async (language, code, seconds, figure) => {
    expect((await textsIn(language)).of(refusalOf(refused(code, seconds)))).toContain(figure);
  });

  it('is left out where the gateway does not say', async () => {
    const text = (await textsIn('en')).of(refusalOf(refused('TOO_MANY_REQUEST')));
    expect(text).toBe(errorTexts.en.TOO_MANY_REQUEST);
    expect(text).not.toContain('{{');
  });
});

describe('LCCP what closes play is called by its name', () => {
  it.each([
    ['break', undefined, 'Bạn đang tạm nghỉ', 'You are taking a break'],
    ['break', '2026-11-22T12:42:00Z', 'Bạn đang tạm nghỉ đến', 'You are taking a break until'],
    ['exclusion', undefined, 'Bạn đã tự loại trừ, nên', 'You have excluded yourself, so'],
    ['exclusion', '2026-11-22T12:42:00Z', 'Bạn đã tự loại trừ, ít nhất đến', 'You have excluded yourself at least until'],
  ] as const)('%s until %s', async (by, until, vi, en) => {
    const refusal = { code: 'play_closed' as const, params: { by, ...(until !== undefined && { until }) } };
    expect((await textsIn('vi')).of(refusal)).toContain(vi);
    expect((await textsIn('en')).of(refusal)).toContain(en);
  });
});
