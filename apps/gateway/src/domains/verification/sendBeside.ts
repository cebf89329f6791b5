import type { Services } from '../../services.ts';

type Message = Parameters<Services['sender']['send']>[0];

/** Sends beside the reply: neither does the reply wait, nor does its time tell whether anything was sent. */
export function sendBeside({ sender, log }: Pick<Services, 'sender' | 'log'>, message: Message): void {
  sender.send(message).catch((error: unknown) => log.error({ err: error, channel: message.channel }, 'a message was not sent'));
}
