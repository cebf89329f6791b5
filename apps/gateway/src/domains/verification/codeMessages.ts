import type { Language } from '@baize/contract';
import { type CodePurpose, expiredMinutes } from './codes.ts';

type Text = Record<Language, string>;

const purposes: Record<CodePurpose, Text> = {
  login: { vi: 'đăng nhập', en: 'log in' },
  register: { vi: 'đăng ký', en: 'register' },
  password: { vi: 'đặt lại mật khẩu', en: 'set a new password' },
  factor: { vi: 'xác minh đăng nhập', en: 'confirm your login' },
  bind: { vi: 'xác minh liên hệ', en: 'confirm this contact' },
};

/** Texts of an SMS or mail with a code. */
export function codeMessage(language: Language, purpose: CodePurpose, code: string): { subject: string; body: string } {
  const aim = purposes[purpose][language];
  return language === 'vi'
    ? { subject: 'Mã xác minh', body: `${code} là mã để ${aim}, có hiệu lực ${expiredMinutes} phút. Không đưa mã cho bất kỳ ai.` }
    : { subject: 'Verification code', body: `${code} is your code to ${aim}, good for ${expiredMinutes} minutes. Give it to nobody.` };
}

/** Notice to the owner of a phone when somebody registers with it again (§5 "one account per … phone"). */
export function takenMessage(language: Language): { subject: string; body: string } {
  return language === 'vi'
    ? { subject: 'Số đã được đăng ký', body: 'Số điện thoại này đã có tài khoản. Bạn có thể đăng nhập hoặc đặt lại mật khẩu.' }
    : { subject: 'Already registered', body: 'This phone already has an account. You can log in or set a new password.' };
}
