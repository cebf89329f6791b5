import { describe, expect, it } from 'vitest';
import { composedText, isWithin, textLength } from './typedText.ts';

const samples: [string, number][] = [
  ['', 0],
  ['Nguyễn Thị Thu Hường', 20],
  ['Nguyễn Thị Thu Hường'.normalize('NFD'), 20],
  ['漢字', 2],
  ['한국', 2],
  ['한국'.normalize('NFD'), 2],
  ['สวัสดี', 4],
  ['😀'.repeat(20), 20],
  ['👨‍👩‍👧❤️‍🔥', 2],
  ['👍🏽🇻🇳🇻🇳', 3],
  ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 1],
  ['1️⃣', 1],
  ['a\r\nb', 3],
];

describe('the length of a typed text', () => {
  it.each(samples)('of %j is %i shown characters', (text, length) => {
    expect(textLength(text)).toBe(length);
  });

  it.each(samples)('of %j is %2$i also without the browser’s Intl.Segmenter', (text, length) => {
    expect(textLength(text, null)).toBe(length);
  });

  it('is that of a name in either form of Unicode, and the name is kept in one', () => {
    const apart = 'Nguyễn'.normalize('NFD');
    expect([apart.length, composedText(apart)]).toEqual([8, 'Nguyễn']);
  });

  it('does not count an endless cluster as one character', () => {
    expect(isWithin('👨‍👩‍👧'.repeat(20), 20)).toBe(true);
    expect(isWithin(`e${'\u0301'.repeat(400)}`, 20)).toBe(false);
    expect(isWithin('😀'.repeat(21), 20)).toBe(false);
  });
});
