import type { Services } from '../../services.ts';

type Message = Parameters<Services['sender']['send']>[0];

/** Sends in the background: the reply does not wait, and its time does not tell whether anything was sent. */
export function sendInBackground({ sender, log }: Pick<Services, 'sender' | 'log'>, message: Message): void {
  sender.send(message).catch((error: unknown) => log.error({ err: error, channel: message.channel }, 'a message was not sent'));
}
