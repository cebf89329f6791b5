import type { Country } from '@baize/contract';

/** A phone as a form holds it. */
export interface PhoneValues {
  mobileNum: string;
  /** ISO 3166-1 alpha-2; empty for the one at home. */
  countryCode: string;
}

/** §3 "SMS code request": which country a number is of, as it travels; nothing for the one at home. */
export function dialingCodeOf(countryCode: string | undefined, countries: readonly Country[] = []): { countryDialingCode?: string } {
  const country = countries.find((candidate) => candidate.countryCode === countryCode);
  return country ? { countryDialingCode: country.countryDialingCode } : {};
}

/** §3 "SMS code request": a phone as it travels. */
export function phoneRequestOf({ mobileNum, countryCode }: PhoneValues, countries: readonly Country[] | undefined) {
  return { mobileNum: mobileNum.trim(), ...dialingCodeOf(countryCode, countries) };
}
