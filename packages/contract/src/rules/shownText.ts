import { composedText } from './typedText.ts';

/**
 * What no shown text has: controls, lone surrogates, line breaks, and what takes no room of its own but may turn the line round, join or hide (zero
 * widths, direction marks, fillers). Of the latter the choice between a sign's two pictures stays: emoji are typed with it.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/u;

/** The joiner between pictures, which makes one emoji of up to four (👨‍👩‍👧‍👦); anywhere else it hides. */
const joined =
  /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)(?:\u200d(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)){1,3}(?!\u200d)/gu;

/** Marks on one letter: Vietnamese needs two, no living script more than four. More of them cover the lines around. */
const heaped = /\p{M}{5}/u;

/** Letters, digits and signs; marks alone stand on nothing, and the empty Braille pattern is a blank. */
const visible = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether so many marks stand on a letter that the lines around it can't be read. */
export const hasHeapedMarks = (text: string): boolean => heaped.test(composedText(text));

/** Whether a text that other people are shown can be seen as what it is. Joined emoji can. */
export const isShownText = (text: string): boolean =>
  !hidden.test(text.replaceAll(joined, '$1$2')) && !hasHeapedMarks(text) && visible.test(text);
