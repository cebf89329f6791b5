import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { feedbackTypes } from './feedback.ts';

/** How far customer service is: it has the question, or it has answered. */
export const feedbackStates = ['received', 'answered'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

const wireFeedback = z.object({
  id: z.string(),
  questionType: z.enum(feedbackTypes),
  /** As it was written: plain text. */
  content: z.string(),
  /** ISO 8601. */
  sentAt: z.string(),
  state: z.enum(feedbackStates),
  /** Of an answered one alone. Plain text; a line break ends a paragraph. */
  answer: z.optional(z.string()),
  /** ISO 8601; of an answered one alone. */
  answeredAt: z.optional(z.string()),
});
/** A question to customer service, with its answer once there is one (§3 "Feedback"). */
export type SentFeedback = z.infer<typeof wireFeedback>;

export const listFeedback = defineCall({
  method: 'GET',
  path: 'feedback',
  auth: ['trial', 'member', 'agent'],
  summary: 'What a player has written to customer service, the newest first, page by page, each with its state and answer (§3).',
  request: page,
  example: { size: 3 },
  response: pageOf(wireFeedback),
});
