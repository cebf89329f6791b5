/** A text and the place of the caret in it, in UTF-16 units. */
export interface TextWithCaret {
  text: string;
  caret: number;
}

/**
 * Leaves out what is over the most characters (code points) that fit, at the end of what was put in: what stands behind the caret was there before.
 * @returns undefined where all of it fits
 */
export function cutToFit({ text, caret }: TextWithCaret, most: number): TextWithCaret | undefined {
  const [head, tail] = [[...text.slice(0, caret)], [...text.slice(caret)]];
  if (head.length + tail.length <= most) return undefined;
  const kept = head.slice(0, Math.max(0, most - tail.length)).join('');
  return { text: kept + tail.slice(0, most).join(''), caret: kept.length };
}
