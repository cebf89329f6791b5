import { isWithin, textLength } from './typedText.ts';

/**
 * §5's length-range patterns as data: a name → the characters that it allows. The minimum and maximum
 * come from the gateway's settings. Each expression is anchored, linear in time and free of look-behind,
 * so that hostile input can't stall either side.
 */
const expressions = {
  '*': /^[\s\S]*$/u,
  digits: /^[0-9]*$/u,
  letterThenLettersDigits: /^[A-Za-z][A-Za-z0-9]*$/u,
  lettersAndChinese: /^[A-Za-z\u4e00-\u9fff]*$/u,
  email: /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/u,
  lettersOrDigits: /^[A-Za-z0-9]*$/u,
  lettersAndDigitsCombined: /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/u,
  lettersDigitsOneCapital: /^(?=.*[A-Z])[A-Za-z0-9]+$/u,
  englishLettersAndSpaces: /^[A-Za-z ]*$/u,
  lettersAndSpaces: /^[\p{L}\p{M} ]*$/u,
  noSpaces: /^\S*$/u,
  chineseAndPunctuation: /^[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef·]*$/u,
  dateIso: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,
  dateMonthFirst: /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])-\d{4}$/u,
  korean: /^[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]*$/u,
  thai: /^[\u0e00-\u0e7f]*$/u,
  thaiOrEnglishAndSpaces: /^[A-Za-z\u0e00-\u0e7f ]*$/u,
  uppercaseAndSpaces: /^(?=.*[A-Z])[A-Z ]+$/u,
  lettersDigitsSymbols: /^[\x21-\x7e]*$/u,
  strongPassword: /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9\s])[\x21-\x7e]+$/u,
  fullName: /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)+$/u,
  fullWidthJapanese: /^[\u3040-\u30ff\u3400-\u9fff\uff01-\uff5e\u3000々〆〤ー]*$/u,
  uppercaseNoSpaces: /^[A-Z]*$/u,
  kanjiAndDigits: /^[\u3400-\u9fff々0-9０-９]*$/u,
} as const satisfies Record<string, RegExp>;

/** Name of a §5 length-range pattern, as a gateway’s setting gives it. */
export type PatternName = keyof typeof expressions;
/** Names of all §5 patterns; {@link checkPattern} applies them. */
export const patternNames = Object.keys(expressions) as [PatternName, ...PatternName[]];

/** Length in characters as a person counts them (`textLength`), both ends included. */
export interface LengthRange {
  min: number;
  max: number;
}

/** The dates of the two date patterns must also exist: 2025-02-30 does not. */
function isRealDate(year: string, month: string, day: string): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.getUTCDate() === Number(day);
}

const extraChecks: Partial<Record<PatternName, (value: string) => boolean>> = {
  dateIso: (value) => isRealDate(value.slice(0, 4), value.slice(5, 7), value.slice(8, 10)),
  dateMonthFirst: (value) => isRealDate(value.slice(6, 10), value.slice(0, 2), value.slice(3, 5)),
};

/**
 * Checks one value against a §5 pattern.
 * @returns the code of the error, or undefined when the value fits. An empty value is not this rule's matter.
 */
export function checkPattern(
  pattern: PatternName,
  value: string,
  range: LengthRange,
): 'field_length_error' | 'field_format_error' | undefined {
  if (!isWithin(value, range.max) || textLength(value) < range.min) return 'field_length_error';
  if (!expressions[pattern].test(value)) return 'field_format_error';
  return extraChecks[pattern]?.(value) === false ? 'field_format_error' : undefined;
}
