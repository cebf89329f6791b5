/** Normalises typed text: a letter and its marks as one character where Unicode has it (NFC); some keyboards and files write them apart. */
export const composedText = (text: string): string => text.normalize('NFC');

/** UTF-16 units that one shown character may take: the longest emoji has 15. */
export const unitsPerCharacter = 16;

/** Code points that join a shown character: marks, joiners, halves of flags, skin tones, parts of Korean syllables, a line's two ends. */
const joining = /[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Regional_Indicator}\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb\u0e33\u0eb3\r]/u;

/** Near enough where a browser can't tell characters apart (Firefox before 125): flags, joined emoji, a character with its marks. */
const character =
  /\r\n|\p{Regional_Indicator}{2}|[\u1100-\u115f\ua960-\ua97c]*[\u1160-\u11a7\ud7b0-\ud7c6]+[\u11a8-\u11ff\ud7cb-\ud7fb]*|[\s\S](?:[\p{M}\u0e33\u0eb3\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?)*/gu;

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/**
 * Length of a text in shown characters (grapheme clusters). All lengths of typed texts are counted so.
 * @param segments tells characters apart; null for a rule of our own. Default: that of the browser or of Node, where it has one.
 */
export function textLength(text: string, segments: Intl.Segmenter | null = segmenter): number {
  if (!joining.test(text)) return [...text].length;
  return segments ? [...segments.segment(text)].length : (text.match(character)?.length ?? 0);
}

/** Whether a text has at most so many shown characters, none of which is endless. */
export const isWithin = (text: string, most: number): boolean => text.length <= most * unitsPerCharacter && textLength(text) <= most;
