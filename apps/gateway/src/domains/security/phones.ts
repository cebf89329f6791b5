import { type Country, phoneDigitsOf } from '@baize/contract';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { refusedFields } from '../../wire/AppError.ts';

/** Country of a number that names none (§1: the portal is Vietnamese first). */
const homeCountry: CountryCode = 'VN';

/**
 * A phone by the rules of its country, as E.164: `0912 345 678`, `0084912345678` and `+84912345678` are one.
 * @throws AppError `phoneNumber_format_error` naming the field.
 */
export function phoneOf(mobileNum: string, countryDialingCode: string | undefined, field = 'mobileNum'): string {
  const defaultCallingCode = countryDialingCode?.replace('+', '') ?? getCountryCallingCode(homeCountry);
  const parsed = parsePhoneNumberFromString(phoneDigitsOf(mobileNum) ?? '', { defaultCallingCode });
  if (!parsed?.isValid()) throw refusedFields([{ field, code: 'phoneNumber_format_error' }], 'phoneNumber_format_error');
  return parsed.number;
}

/**
 * The phone that is typed in place of an account's name, as E.164: `0912 345678`, `+84 912 345678`, `0084912345678` and `84912345678` are one.
 * @returns undefined for what is no number
 */
export function typedPhoneOf(name: string): string | undefined {
  const digits = phoneDigitsOf(name);
  if (digits === undefined) return undefined;
  const parsed = parsePhoneNumberFromString(digits, { defaultCallingCode: getCountryCallingCode(homeCountry) });
  return parsed?.isValid() ? parsed.number : `+${digits.replace('+', '')}`;
}

/** By what a typed name of an account is counted: one key, however its letters are written and its phone is spelt. */
export const nameKeyOf = (typed: string): string => typedPhoneOf(typed) ?? typed.toLowerCase();

function countryOf(countryCode: CountryCode): Country {
  const example = getExampleNumber(countryCode, examples)?.formatNational();
  return { countryCode, countryDialingCode: `+${getCountryCallingCode(countryCode)}`, ...(example ? { example } : {}) };
}

let known: Country[] | undefined;

/** §3 "Country list", the brand's own first. */
export function listKnownCountries(): Country[] {
  known ??= [homeCountry, ...getCountries().filter((code) => code !== homeCountry)].map(countryOf);
  return known;
}
