import * as z from 'zod/mini';
import { feedbackTypes } from '../../rules/feedback.ts';
import { defineCall } from '../../wire/call.ts';
import { text } from '../session/text.ts';
import { challengeInput } from '../verification/getChallenge.ts';

/** Made by the browser and kept until the answer is known: sent twice, it is kept once. */
export const submissionId = z.uuid();

export const sendFeedback = defineCall({
  method: 'POST',
  path: 'feedback',
  auth: 'public',
  summary: 'Keeps a feedback for customer service (§3, §7), with the player when one is logged in.',
  request: z.object({ submissionId, questionType: z.enum(feedbackTypes), content: text, challenge: challengeInput }),
  response: z.object({}),
  errors: { otherwise: 'caller', validation_failed: 'caller', challenge_required: 'caller', TOO_MANY_REQUEST: 'caller' },
});
