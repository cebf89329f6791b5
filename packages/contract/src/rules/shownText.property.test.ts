import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRegistration, type RegistrationSetting } from '../registration/registration.ts';
import { type RegistrationFieldName, registrationFieldNames, secretFields } from '../registration/registrationFields.ts';
import { isShownText } from './shownText.ts';

const names = fc
  .string({ unit: fc.constantFrom(...'minhLê Đỗ 07-_.❤漢안กñ🐉'), minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() !== '');
/** By their numbers, since they can't be read: controls, format signs, separators, fillers. */
const hidden = [
  0x00, 0x07, 0x09, 0x0a, 0x0d, 0x1b, 0x7f, 0x85, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e,
  0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0x3164, 0xfeff, 0xffa0,
  0xe0001, 0xe007f,
].map((point) => String.fromCodePoint(point));
const inside = (text: string, sign: string, place: number): string => {
  const signs = [...text];
  const at = place % (signs.length + 1);
  return [...signs.slice(0, at), sign, ...signs.slice(at)].join('');
};

describe('a text that people are shown', () => {
  it('may have letters of any language, digits, signs and blanks', () => {
    fc.assert(fc.property(names, isShownText));
    expect(isShownText('Rồng ❤\ufe0f 88')).toBe(true);
  });

  it('has no invisible or direction-changing characters', () => {
    const isJoined = (text: string): boolean => /[❤🐉]\u200d[❤🐉]/u.test(text);
    const spoilt = fc.tuple(names, fc.constantFrom(...hidden), fc.nat()).map((parts) => inside(...parts));
    fc.assert(fc.property(spoilt, (text) => isJoined(text) || !isShownText(text)));
    fc.assert(
      fc.property(names, fc.integer({ min: 0xd800, max: 0xdfff }), (text, unit) => !isShownText(`${text} ${String.fromCharCode(unit)} `)),
    );
  });

  it('may have emoji joined of up to four pictures', () => {
    for (const emoji of ['👨‍👩‍👧', '❤️‍🔥', '👩🏻‍❤️‍💋‍👨🏿', '👨‍👩‍👧‍👦👨‍👩‍👧']) expect(isShownText(`Minh ${emoji}`), emoji).toBe(true);
    for (const text of ['🐉‍🐉‍🐉‍🐉‍🐉', '🐉‍', '‍🐉', 'a‍b', '🐉‍a', 'a‍🐉']) expect(isShownText(text), text).toBe(false);
  });

  it('has no heap of marks on a letter; Vietnamese and Thai letters are fine, in either form of Unicode', () => {
    for (const text of ['Nguyễn Thị Thu Hường', 'Nguyễn Thị Thu Hường'.normalize('NFD'), 'ที่นี่']) expect(isShownText(text), text).toBe(true);
    for (const most of [5, 18]) expect(isShownText(`Minh${'\u0300'.repeat(most + 1)}`)).toBe(false);
  });

  it('has at least one visible character', () => {
    const blanks = fc.string({
      unit: fc.constantFrom(' ', '\u00a0', '\u2003', '\u3000', '\u2800', '\u0301', '\ufe0f'),
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(fc.property(blanks, (text) => !isShownText(text)));
  });
});

describe('§3 registration fields that take anything', () => {
  // A real name has a rule of its own besides, a phone that of its country, and an account that exists is named without marks.
  const others: readonly RegistrationFieldName[] = [...secretFields, 'mobileNum', 'recommenderId', 'payeeName'];
  const free = registrationFieldNames.filter((field) => !others.includes(field));
  const settingOf = (field: RegistrationFieldName): RegistrationSetting => ({
    minimumAge: 18,
    fields: [{ field, required: false, acceptedPattern: '*', min: 1, max: 60 }],
  });

  it.each(free)('%s refuses invisible characters', (field) => {
    const refused = [{ field, code: 'field_format_error', params: { min: 1, max: 60 } }];
    const check = (value: string) => checkRegistration(settingOf(field), { [field]: value }, '2026-11-21');
    for (const sign of hidden) expect(check(`a b${sign}c`)).toEqual(refused);
    for (const value of ['\u200b\u200b', '\u202egnp.exe', '\u3164\u3164']) expect(check(value)).toEqual(refused);
  });

  it('a phone is checked by its country’s rules, and may be pasted with the marks that phones add', () => {
    expect(checkRegistration(settingOf('mobileNum'), { mobileNum: '\u202d0912345678\u202c' }, '2026-11-21')).toEqual([]);
  });
});
