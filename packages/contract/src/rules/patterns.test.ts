import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPattern, type PatternName, patternNames } from './patterns.ts';
import { textLength } from './typedText.ts';

const wide = { min: 0, max: 64 };

/** For each pattern of §5: values that fit, and values that break the rule of characters. */
const samples: Record<PatternName, { fits: string[]; breaks: string[] }> = {
  '*': { fits: ['anything', '漢字 !'], breaks: [] },
  digits: { fits: ['0123'], breaks: ['12a', '１２', '1 2'] },
  letterThenLettersDigits: { fits: ['a1b2', 'Minh'], breaks: ['1abc', 'a_b', 'minh à'] },
  lettersAndChinese: { fits: ['abc漢字'], breaks: ['abc1', 'a b'] },
  email: { fits: ['a.b+c@mail.example.vn'], breaks: ['a@b', 'a b@c.vn', '@c.vn', 'a@.vn'] },
  lettersOrDigits: { fits: ['abc', '123', 'a1'], breaks: ['a-1', '漢'] },
  lettersAndDigitsCombined: { fits: ['abc123'], breaks: ['abc', '123', 'abc 123'] },
  lettersDigitsOneCapital: { fits: ['Abc1', 'abC'], breaks: ['abc1', 'A b'] },
  englishLettersAndSpaces: { fits: ['Nguyen Van A'], breaks: ['Nguyễn', 'A1'] },
  lettersAndSpaces: { fits: ['Nguyễn Văn A'], breaks: ['A1', 'a-b'] },
  noSpaces: { fits: ['a-b_c!'], breaks: ['a b', 'a\tb'] },
  chineseAndPunctuation: { fits: ['你好，世界。'], breaks: ['你好a', '你 好'] },
  dateIso: { fits: ['2000-02-29'], breaks: ['2001-02-29', '2000-13-01', '29-02-2000', '2000-2-9'] },
  dateMonthFirst: { fits: ['02-29-2000'], breaks: ['02-29-2001', '13-01-2000'] },
  korean: { fits: ['안녕'], breaks: ['안녕a', '안 녕'] },
  thai: { fits: ['สวัสดี'], breaks: ['สวัสดีa'] },
  thaiOrEnglishAndSpaces: { fits: ['สวัสดี abc'], breaks: ['สวัสดี1'] },
  uppercaseAndSpaces: { fits: ['NGUYEN VAN A'], breaks: ['Nguyen', '   '] },
  lettersDigitsSymbols: { fits: ['aB3!#'], breaks: ['a b', 'ă'] },
  strongPassword: { fits: ['aB3!aaaa'], breaks: ['aB3aaaaa', 'ab3!aaaa', 'AB3!', 'aB!aaaa', 'aB3 !'] },
  fullName: { fits: ['Nguyễn An', 'Ana de Armas'], breaks: ['Nguyễn', 'Ana  Armas', ' Ana A'] },
  fullWidthJapanese: { fits: ['ひらがな カナ漢字'.replace(' ', '　')], breaks: ['hira', 'ｶﾅ'] },
  uppercaseNoSpaces: { fits: ['ABC'], breaks: ['AB C', 'ABc'] },
  kanjiAndDigits: { fits: ['漢字123', '１２'], breaks: ['漢字a', 'かな'] },
};

describe('§5 length-range patterns', () => {
  it.each(patternNames)('%s accepts its own characters and refuses the rest', (name) => {
    for (const value of samples[name].fits) expect(checkPattern(name, value, wide), value).toBeUndefined();
    for (const value of samples[name].breaks) expect(checkPattern(name, value, wide), value).toBe('field_format_error');
  });

  it('§5 min and max: the length counts characters, both ends included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(20), fc.nat(20), (value, min, extra) => {
        const length = textLength(value);
        const outside = length < min || length > min + extra;
        expect(checkPattern('*', value, { min, max: min + extra }) === 'field_length_error').toBe(outside);
      }),
    );
  });

  it.each(patternNames)('%s answers hostile input of 100,000 characters at once', (name) => {
    const long = { min: 0, max: 1_000_000 };
    for (const piece of ['a', 'A ', '1', 'a@', '.', 'aA1!', '漢']) {
      const started = performance.now();
      checkPattern(name, piece.repeat(100_000 / piece.length), long);
      expect(performance.now() - started).toBeLessThan(250);
    }
  });
});
