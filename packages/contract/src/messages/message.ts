import * as z from 'zod/mini';
import { paragraphsOf } from '../notices/notice.ts';

/** A message of `listMessages`. */
export const messageId = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** A message to one player (§3 "Notification messages"), in the caller's language. */
export const wireMessage = z.object({
  id: messageId,
  title: z.string(),
  /** Plain text; a line break ends a paragraph. Never HTML. */
  content: z.string(),
  /** ISO 8601. */
  sentAt: z.string(),
  isRead: z.boolean(),
});
/** A message as `listMessages` sends it. */
export type WireMessage = z.infer<typeof wireMessage>;

/** A message under the portal’s own names. */
export interface Message extends Pick<WireMessage, 'id' | 'title' | 'sentAt' | 'isRead'> {
  /** Plain text, none of them empty. */
  paragraphs: readonly string[];
}

/** Gives a message of the wire the names that the portal uses. */
export const toMessage = ({ content, ...message }: WireMessage): Message => ({ ...message, paragraphs: paragraphsOf(content) });
