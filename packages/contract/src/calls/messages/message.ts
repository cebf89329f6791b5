import * as z from 'zod/mini';

/** A message of `listMessages`. */
export const messageId = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** What was written to one player (§3 "Notification messages"), in the caller's language. */
export const wireMessage = z.object({
  id: messageId,
  title: z.string(),
  /** Plain text; a line break ends a paragraph. Never HTML. */
  content: z.string(),
  /** ISO 8601. */
  sentAt: z.string(),
  isRead: z.boolean(),
});
export type Message = z.infer<typeof wireMessage>;
