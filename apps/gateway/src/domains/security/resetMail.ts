import type { Language } from '@baize/contract';
import { linkMinutes } from './resetPassword.ts';

/** The mail with the link to a new password (§2 "forgot and reset password"). */
export function resetMail(language: Language, link: string): { subject: string; body: string } {
  return language === 'vi'
    ? {
        subject: 'Đặt lại mật khẩu',
        body: `Mở liên kết này trong ${linkMinutes} phút để đặt mật khẩu mới: ${link}\nNếu bạn không yêu cầu, hãy bỏ qua thư này.`,
      }
    : {
        subject: 'Set a new password',
        body: `Open this link within ${linkMinutes} minutes to set a new password: ${link}\nIf you did not ask for it, leave this mail alone.`,
      };
}
