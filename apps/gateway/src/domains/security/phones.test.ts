import { describe, expect, test } from 'vitest';
import { createPhones } from './phones.ts';

/** A mobile phone as it is typed at home, as E.164, and the country that is first in the list. */
const homes = [
  ['Asia/Ho_Chi_Minh', 'VN', '0912 345 678', '+84912345678', '+84'],
  ['Asia/Saigon', 'VN', '0912 345 678', '+84912345678', '+84'],
  ['Asia/Manila', 'PH', '0905 123 4567', '+639051234567', '+63'],
  ['Asia/Kuwait', 'KW', '500 12345', '+96550012345', '+965'],
] as const;

describe.each(homes)('DESIGN §5 a brand of %s is at home in %s', (timeZone, countryCode, typed, mobile, countryDialingCode) => {
  const phones = createPhones(timeZone);
  const digits = mobile.slice(1);

  test('a number that names no country is of that one, however it is spelt', () => {
    for (const spelt of [typed, typed.replaceAll(' ', '.'), mobile, `00${digits}`, `\u202A${mobile}\u202C`]) {
      expect([phones.phoneOf(spelt, undefined), phones.typedPhoneOf(spelt), phones.nameKeyOf(spelt)], spelt).toEqual([
        mobile,
        mobile,
        mobile,
      ]);
    }
    expect(phones.typedPhoneOf(digits)).toBe(mobile);
  });

  test('a number that names another country is of the other one', () => {
    expect(phones.phoneOf('8123 4567', '+65')).toBe('+6581234567');
    expect(phones.phoneOf('+65 8123 4567', undefined)).toBe('+6581234567');
    expect(() => phones.phoneOf('8123 4567', undefined)).toThrow('phoneNumber_format_error');
    expect(phones.typedPhoneOf('6581234567')).toBe('+6581234567');
  });

  test('§3 the country list begins with it, and has each country once', () => {
    const [first, ...others] = phones.listKnownCountries();
    expect(first).toEqual({ countryCode, countryDialingCode, example: typed, isHome: true });
    expect(others.length).toBeGreaterThan(200);
    expect(others.filter((country) => country.isHome || country.countryCode === countryCode)).toEqual([]);
  });
});

describe.each(['UTC', 'Etc/GMT-7', 'Antarctica/Vostok'])('DESIGN §5 a brand of %s is at home in no country', (timeZone) => {
  const phones = createPhones(timeZone);

  test('a phone names its country', () => {
    for (const typed of ['0912 345 678', '0905 123 4567', '84912345678']) {
      expect(() => phones.phoneOf(typed, undefined), typed).toThrow('phoneNumber_format_error');
    }
    expect(phones.phoneOf('+84 912 345 678', undefined)).toBe('+84912345678');
    expect(phones.phoneOf('0912 345 678', '84')).toBe('+84912345678');
  });

  test('a number in place of a name is counted by its digits, and is no name', () => {
    expect(phones.typedPhoneOf('+84 912 345 678')).toBe('+84912345678');
    expect(phones.typedPhoneOf('0084912345678')).toBe('+84912345678');
    expect(phones.nameKeyOf('0912 345.678')).toBe(phones.nameKeyOf('0912345678'));
    expect(phones.typedPhoneOf('Member01')).toBeUndefined();
    expect(phones.nameKeyOf('Member01')).toBe('member01');
  });

  test('§3 no country of the list is its own', () => {
    const countries = phones.listKnownCountries();
    expect(countries.filter(({ isHome }) => isHome)).toEqual([]);
    expect(countries.map(({ countryCode }) => countryCode)).toEqual(expect.arrayContaining(['VN', 'PH', 'KW']));
  });
});

test('a refusal names the field of the phone', () => {
  const refused = { code: 'phoneNumber_format_error', details: { fields: [{ field: 'phone', code: 'phoneNumber_format_error' }] } };
  expect(() => createPhones('Asia/Manila').phoneOf('0123', undefined, 'phone')).toThrow(expect.objectContaining(refused));
});
