import type { Config } from '../../config.ts';
import type { MessageSender } from './MessageSender.ts';
import { createSmtpSender } from './smtpSender.ts';

/** The sender of this configuration, of the gateway and of operator commands. @param own takes SMS, and mail where no SMTP server is named. */
export function createSender({ smtp }: Pick<Config, 'smtp'>, own: MessageSender): MessageSender {
  return smtp ? createSmtpSender(smtp.url, smtp.from, own) : own;
}
