import { linkingTicket } from './socialReturn.ts';

/** What a tab asks the others of its browser, and what one answers that has a link waiting. Nothing of it is stored outside of these tabs. */
type Message = { asked: true } | { ticket: string };

const channelName = 'baize-social-linking';
const openChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

/**
 * Answers the tabs that ask, as long as this one has a link waiting (§4 "link-account").
 * @returns stops answering.
 */
export function lendLink(): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const ticket = linkingTicket.read();
    if ('asked' in data && ticket !== undefined) channel.postMessage({ ticket } satisfies Message);
  };
  return () => channel.close();
}

/**
 * Asks the other tabs for the link that waits in one of them; a tab that is closed or asleep does not answer.
 * @returns stops listening.
 */
export function borrowLink(onLent: (ticket: string) => void): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('ticket' in data) onLent(data.ticket);
  };
  channel.postMessage({ asked: true } satisfies Message);
  return () => channel.close();
}
