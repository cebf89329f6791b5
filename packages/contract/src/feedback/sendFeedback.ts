import * as z from 'zod/mini';
import { challengeInput } from '../verification/getChallenge.ts';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';
import { feedbackTypes } from './feedback.ts';

/** Made by the browser and kept until the answer is known: sent twice, it is kept once. */
export const submissionId = z.uuid();

export const sendFeedback = defineCall({
  method: 'POST',
  path: 'feedback',
  auth: 'public',
  summary: 'Keeps a feedback for customer service (§3, §7), with the player when one is logged in.',
  request: z.object({ submissionId, questionType: z.enum(feedbackTypes), content: text, challenge: challengeInput }),
  example: { submissionId: '0190a3b4-7c1e-4000-8000-000000000001', questionType: 'other', content: 'Nap tien chua vao vi.' },
  response: z.object({}),
  errors: ['validation_failed', 'challenge_required', 'TOO_MANY_REQUEST'],
});
