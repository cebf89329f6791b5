/**
 * What no shown text has: controls, lone surrogates, line breaks, and what takes no room of its own but may turn the line round, join or hide (zero
 * widths, direction marks, fillers). Of the latter the choice between a sign's two pictures stays: emoji are typed with it.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/u;

/** Letters, digits and signs; marks alone stand on nothing, and the empty Braille pattern is a blank. */
const visible = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text that other people are shown can be seen as what it is. */
export const isShownText = (text: string): boolean => !hidden.test(text) && visible.test(text);
