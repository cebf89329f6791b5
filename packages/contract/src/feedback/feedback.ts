import { limits } from '../rules/limits.ts';
import { checkPattern } from '../rules/patterns.ts';
import { hasHeapedMarks } from '../rules/shownText.ts';
import { composedText } from '../rules/typedText.ts';
import type { FieldIssue } from '../wire/envelope.ts';

/** §3 "Feedback: question type (deposit issues, withdraw issues, game issues, customer service questions, job application questions, other)". */
export const feedbackTypes = ['deposit', 'withdraw', 'game', 'customerService', 'jobApplication', 'other'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** Values of a feedback form; the type is empty until one is chosen. */
export interface FeedbackValues {
  questionType: string;
  content: string;
}

/** Whether one of the six was chosen. */
export const isFeedbackType = (type: string): type is FeedbackType => feedbackTypes.some((known) => known === type);

/** The one spelling of a feedback: in NFC, without blanks around it. */
export const spelledFeedback = (typed: string): string => composedText(typed).trim();

/**
 * §5 "Feedback content must be between {0} and {1}", the same on both sides of the wire. Spaces around it don't count.
 * @returns every refused field; empty when the form may be sent.
 */
export function checkFeedback({ questionType, content }: FeedbackValues): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (!isFeedbackType(questionType)) issues.push({ field: 'questionType', code: 'field_required' });
  const { minimum: min, maximum: max } = limits.feedback;
  const text = spelledFeedback(content);
  const misspelt = hasHeapedMarks(text) ? 'field_format_error' : undefined;
  const code = text === '' ? 'field_required' : (checkPattern('*', text, { min, max }) ?? misspelt);
  if (code) issues.push({ field: 'content', code, params: { min, max } });
  return issues;
}
