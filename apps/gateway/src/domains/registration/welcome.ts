import type { Language } from '@baize/contract';
import type { Services } from '../../services.ts';

// Nobody has proved the address yet: with the account's name its reader, perhaps a stranger, could ask for a new password.
const texts: Record<Language, { subject: string; body: string }> = {
  vi: { subject: 'Chào mừng bạn', body: 'Xin chào, tài khoản của bạn đã sẵn sàng.' },
  en: { subject: 'Welcome', body: 'Hello, your account is ready.' },
};

/** Sends the welcome mail in the background: a failed mail does not undo a registration. */
export function sendWelcome({ sender, log }: Services, { email, language }: { email: string; language: Language }): void {
  sender
    .send({ channel: 'mail', recipient: email, ...texts[language] })
    .catch((error: unknown) => log.error({ err: error }, 'mail failed'));
}
