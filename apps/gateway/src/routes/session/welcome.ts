import type { Language } from '@baize/contract';
import type { Services } from '../../services.ts';

const texts: Record<Language, { subject: string; body: (account: string) => string }> = {
  vi: { subject: 'Chào mừng bạn', body: (account) => `Xin chào ${account}, tài khoản của bạn đã sẵn sàng.` },
  en: { subject: 'Welcome', body: (account) => `Hello ${account}, your account is ready.` },
};

/** Goes out beside the reply: a mail that can't be sent does not undo a registration. */
export function sendWelcome(
  { sender, log }: Services,
  { email, account, language }: { email: string; account: string; language: Language },
): void {
  const { subject, body } = texts[language];
  sender
    .send({ channel: 'mail', recipient: email, subject, body: body(account) })
    .catch((error: unknown) => log.error({ err: error }, 'mail failed'));
}
