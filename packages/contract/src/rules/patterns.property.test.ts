import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPattern, type PatternName, patternNames } from './patterns.ts';
import { textLength } from './typedText.ts';

const wide = { min: 0, max: 200 };
const lower = [...'abcdefghijklmnopqrstuvwxyz'];
const upper = lower.map((letter) => letter.toUpperCase());
const english = [...lower, ...upper];
const digits = [...'0123456789'];
const symbols = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
const accented = [...'àáạảãăâđêôơưỳÁĐ'];
const chinese = [...'你好世界漢字學生'];
const kana = [...'ひらがなカタナー'];
const thai = [...'กขคงจฉช'];
const korean = [...'안녕하세요'];

const oneOf = (characters: readonly string[]) => fc.constantFrom(...characters);
const some = (characters: readonly string[]) => fc.string({ unit: oneOf(characters), maxLength: 40 });
/** Texts of these characters that hold at least one of each group, wherever it stands. */
const holding = (characters: readonly string[], ...groups: (readonly string[])[]) =>
  fc.tuple(some(characters), ...groups.map(oneOf), fc.nat()).map(([text, ...rest]) => {
    const at = (rest.pop() as number) % (text.length + 1);
    return `${text.slice(0, at)}${rest.join('')}${text.slice(at)}`;
  });
const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString());
const host = fc.string({ unit: oneOf([...english, ...digits]), minLength: 1, maxLength: 10 });
const word = fc.string({ unit: oneOf([...english, ...accented]), minLength: 1, maxLength: 10 });

interface Rule {
  /** Values that the rule's words allow. */
  fits: fc.Arbitrary<string>;
  /** Characters that it allows nowhere; undefined where it allows all. */
  foreign: readonly string[] | undefined;
}

/** §5's patterns as generators: allowed characters, and foreign ones. */
const rules: Record<PatternName, Rule> = {
  '*': { fits: fc.string({ unit: 'grapheme', maxLength: 40 }), foreign: undefined },
  digits: { fits: some(digits), foreign: [...english, ...symbols, ' ', '１', '漢'] },
  letterThenLettersDigits: {
    fits: fc.tuple(oneOf(english), some([...english, ...digits])).map((parts) => parts.join('')),
    foreign: [...symbols, ...accented, ' ', '漢'],
  },
  lettersAndChinese: { fits: some([...english, ...chinese]), foreign: [...digits, ...symbols, ' ', 'é'] },
  email: {
    fits: fc.tuple(host, host, oneOf(['vn', 'com', 'example'])).map(([name, place, top]) => `${name}@${place}.${top}`),
    foreign: [' ', '漢', 'é', ',', ';', '<', '(', '\n'],
  },
  lettersOrDigits: { fits: some([...english, ...digits]), foreign: [...symbols, ...chinese, ' ', 'é'] },
  lettersAndDigitsCombined: { fits: holding([...english, ...digits], english, digits), foreign: [...symbols, ...chinese, ' '] },
  lettersDigitsOneCapital: { fits: holding([...english, ...digits], upper), foreign: [...symbols, ...chinese, ' '] },
  englishLettersAndSpaces: { fits: some([...english, ' ']), foreign: [...digits, ...symbols, ...accented, '\t'] },
  lettersAndSpaces: { fits: some([...english, ...accented, ...chinese, ' ']), foreign: [...digits, ...symbols, '\t', '\n'] },
  noSpaces: { fits: some([...english, ...digits, ...symbols, ...chinese]), foreign: [' ', '\t', '\n', '\u00a0', '\u3000'] },
  chineseAndPunctuation: { fits: some([...chinese, ...'，。！？、《》·']), foreign: [...english, ...digits, ...kana, ' '] },
  dateIso: { fits: dates.map((date) => date.slice(0, 10)), foreign: [...english, ...digits, ' ', '/', '.'] },
  dateMonthFirst: { fits: dates.map((date) => `${date.slice(5, 10)}-${date.slice(0, 4)}`), foreign: [...english, ...digits, ' ', '/'] },
  korean: { fits: some(korean), foreign: [...english, ...digits, ...chinese, ' '] },
  thai: { fits: some(thai), foreign: [...english, ...digits, ...chinese, ' '] },
  thaiOrEnglishAndSpaces: { fits: some([...thai, ...english, ' ']), foreign: [...digits, ...symbols, ...chinese, '\t'] },
  uppercaseAndSpaces: { fits: holding([...upper, ' '], upper), foreign: [...lower, ...digits, ...symbols, 'Đ'] },
  lettersDigitsSymbols: { fits: some([...english, ...digits, ...symbols]), foreign: [...accented, ...chinese, ' ', '\t'] },
  strongPassword: {
    fits: holding([...english, ...digits, ...symbols], upper, lower, digits, symbols),
    foreign: [...accented, ...chinese, ' ', '\t'],
  },
  fullName: {
    fits: fc.array(word, { minLength: 2, maxLength: 4 }).map((words) => words.join(' ')),
    foreign: [...digits, ...symbols, '\t', '\n'],
  },
  fullWidthJapanese: { fits: some([...kana, ...chinese, ...'Ａ１！　々']), foreign: [...english, ...digits, ' ', 'ｱ'] },
  uppercaseNoSpaces: { fits: some(upper), foreign: [...lower, ...digits, ...symbols, ' ', 'Đ'] },
  kanjiAndDigits: { fits: some([...chinese, ...digits, ...'０９々']), foreign: [...english, ...symbols, ...kana, ' '] },
};

describe('§5 length-range patterns by their own description', () => {
  it('are the 23 of the list and the pattern that matches anything', () => {
    expect(patternNames).toHaveLength(24);
  });

  it.each(patternNames)('%s accepts every text of its own characters', (name) => {
    fc.assert(fc.property(rules[name].fits, (value) => checkPattern(name, value, wide) === undefined));
  });

  it.each(patternNames.filter((name) => rules[name].foreign))('%s refuses a text with a foreign character', (name) => {
    const foreign = rules[name].foreign ?? [];
    fc.assert(
      fc.property(rules[name].fits, oneOf(foreign), fc.nat(), (value, character, place) => {
        const at = place % (value.length + 1);
        return checkPattern(name, value.slice(0, at) + character + value.slice(at), wide) === 'field_format_error';
      }),
    );
  });

  it.each(patternNames)('%s checks its length at both ends', (name) => {
    fc.assert(
      fc.property(rules[name].fits, (value) => {
        const length = textLength(value);
        const isTaken = checkPattern(name, value, { min: length, max: length }) === undefined;
        const tooShort = checkPattern(name, value, { min: length + 1, max: length + 9 });
        const tooLong = length === 0 ? 'field_length_error' : checkPattern(name, value, { min: 0, max: length - 1 });
        return isTaken && tooShort === 'field_length_error' && tooLong === 'field_length_error';
      }),
    );
  });
});
