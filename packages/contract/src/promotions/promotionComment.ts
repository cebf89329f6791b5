import { limits } from '../rules/limits.ts';
import { hasHeapedMarks } from '../rules/shownText.ts';
import { composedText, isWithin } from '../rules/typedText.ts';
import type { FieldIssue } from '../wire/envelope.ts';

/** The one spelling of a comment: in NFC, without blanks around it. */
export const spelledComment = (typed: string): string => composedText(typed).trim();

/**
 * §5 "Promotion apply: comment max 140 characters", the same on both sides of the wire.
 * @returns empty where it may be sent; an empty comment may
 */
export function checkPromotionComment(comment: string): FieldIssue[] {
  const text = spelledComment(comment);
  if (!isWithin(text, limits.promotionComment))
    return [{ field: 'comment', code: 'field_length_error', params: { min: 0, max: limits.promotionComment } }];
  return hasHeapedMarks(text) ? [{ field: 'comment', code: 'field_format_error' }] : [];
}
