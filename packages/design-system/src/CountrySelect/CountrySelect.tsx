import { type ReactElement, useMemo } from 'react';
import { Combobox, type ComboboxProps } from '../Combobox/index.ts';
import type { Language } from '../words/index.ts';
import { type CountryCode, countries as known } from './countries.ts';
import { countryOptions } from './countryOptions.tsx';

export interface CountrySelectProps
  extends Omit<ComboboxProps, 'options' | 'value' | 'onChange' | 'onSearchText' | 'pending' | 'emptyText'> {
  /** The chosen country; undefined for none. */
  value: CountryCode | undefined;
  onChange: (country: CountryCode | undefined) => void;
  /** In whose language the countries are named. */
  language: Language;
  /** Those that can be chosen. Default: every country that can be called. */
  countries?: readonly CountryCode[] | undefined;
  /** `none` where a country is asked for, and not a phone number's: a nationality. Default `shown`. */
  callingCodes?: 'shown' | 'none' | undefined;
}

/** Whether it is the ISO 3166-1 code of a country that can be called. */
export function isCountryCode(code: string | undefined): code is CountryCode {
  return code !== undefined && Object.hasOwn(known, code);
}
const everyCountry = Object.keys(known).filter(isCountryCode);

/** A country by its name in either language, its ISO code or its calling code. */
export function CountrySelect(props: CountrySelectProps): ReactElement {
  const { countries = everyCountry, language, callingCodes = 'shown', onChange, ...rest } = props;
  const options = useMemo(() => countryOptions(countries, language, callingCodes === 'shown'), [countries, language, callingCodes]);
  return (
    // Anew in another language: the input holds the name that was chosen.
    <Combobox {...rest} key={language} options={options} onChange={(code) => onChange(isCountryCode(code) ? code : undefined)} />
  );
}
