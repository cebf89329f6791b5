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

/** How phones are read at a house: a number that names no country is of the country whose zone the house keeps. */
export interface Phones {
  /**
   * A phone by the rules of its country, as E.164: `0912 345 678`, `0084912345678` and `+84912345678` are one in Vietnam.
   * @throws AppError `phoneNumber_format_error` naming the field; also for a number without country in a zone of no country
   */
  phoneOf(mobileNum: string, countryDialingCode: string | undefined, field?: string): string;
  /**
   * The phone that is typed in place of an account's name, as E.164: `0912 345678`, `+84 912 345678`, `0084912345678` and `84912345678` are one
   * in Vietnam.
   * @returns undefined for what is no number
   */
  typedPhoneOf(name: string): string | undefined;
  /** By what a typed name of an account is counted: one key, however its letters are written and its phone is spelt. */
  nameKeyOf(typed: string): string;
  /** §3 "Country list", the house's own first. */
  listKnownCountries(): Country[];
}

/** Engines before ES2026 have the zones of a region as a property. */
type RegionLocale = Pick<Intl.Locale, 'region'> & { timeZones?: string[]; getTimeZones?(): string[] | undefined };

function zonesOf(countryCode: CountryCode): readonly string[] {
  const locale: RegionLocale = new Intl.Locale(`und-${countryCode}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** The country that keeps a zone; none for zones such as `Etc/UTC`. */
function countryOfZone(timeZone: string): CountryCode | undefined {
  // One zone has several names, of which regions list one.
  const listed = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  return getCountries().find((code) => zonesOf(code).some((zone) => zone === listed || zone === timeZone));
}

function countryOf(countryCode: CountryCode): Country {
  const example = getExampleNumber(countryCode, examples)?.formatNational();
  return { countryCode, countryDialingCode: `+${getCountryCallingCode(countryCode)}`, ...(example ? { example } : {}) };
}

/** Makes a value when it is first asked for: looking for a zone's country takes some 50 ms. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** @param timeZone IANA name of the house's zone */
export function createPhones(timeZone: string): Phones {
  const homeCountry = lazily(() => countryOfZone(timeZone));
  const countries = lazily((): Country[] => {
    const home = homeCountry();
    const others = getCountries().filter((code) => code !== home);
    return [...(home ? [{ ...countryOf(home), isHome: true }] : []), ...others.map(countryOf)];
  });

  function parse(digits: string, countryDialingCode?: string) {
    if (countryDialingCode !== undefined) {
      return parsePhoneNumberFromString(digits, { defaultCallingCode: countryDialingCode.replace('+', '') });
    }
    const home = homeCountry();
    return parsePhoneNumberFromString(digits, home ? { defaultCallingCode: getCountryCallingCode(home) } : {});
  }

  function typedPhoneOf(name: string): string | undefined {
    const digits = phoneDigitsOf(name);
    if (digits === undefined) return undefined;
    const parsed = parse(digits);
    return parsed?.isValid() ? parsed.number : `+${digits.replace('+', '')}`;
  }

  return {
    phoneOf: (mobileNum, countryDialingCode, field = 'mobileNum') => {
      const parsed = parse(phoneDigitsOf(mobileNum) ?? '', countryDialingCode);
      if (!parsed?.isValid()) throw refusedFields([{ field, code: 'phoneNumber_format_error' }], 'phoneNumber_format_error');
      return parsed.number;
    },
    typedPhoneOf,
    nameKeyOf: (typed) => typedPhoneOf(typed) ?? typed.toLowerCase(),
    listKnownCountries: countries,
  };
}
