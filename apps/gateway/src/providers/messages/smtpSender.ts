import { createTransport } from 'nodemailer';
import type { MessageSender } from './MessageSender.ts';

/** Milliseconds that a mail server may take for each step. */
const patience = 20_000;

/**
 * Sends mail by SMTP; other messages go to the next sender.
 * @param url such as `smtps://user:password@mail.example:465`
 * @param from value of the From header
 */
export function createSmtpSender(url: string, from: string, others: MessageSender): MessageSender {
  const transport = createTransport({ url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience });
  return {
    async send(message) {
      if (message.channel !== 'mail') return others.send(message);
      const { recipient, subject, body } = message;
      await transport.sendMail({ from, to: recipient, subject, text: body });
    },
  };
}
