import type { ReactElement } from 'react';
import { CountrySelect, type CountrySelectProps, isCountryCode } from '../CountrySelect/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import * as css from './PhoneField.css.ts';

/** A country whose numbers are taken. */
export interface PhoneCountryOption {
  /** ISO 3166-1 alpha-2; one that can't be called is not offered. */
  countryCode: string;
  /** A number of that country, shown while none is written. Default none. */
  example?: string | undefined;
  /** Whether it is meant until another is chosen. Default false. */
  isHome?: boolean | undefined;
}

/** The select of the country whose number it is. */
export interface PhoneCountry extends Pick<CountrySelectProps, 'label' | 'name' | 'language' | 'disabled'> {
  /**
   * The one at home is meant until another is chosen; without one, none is. Of no countries at all the number alone is asked for. Undefined while
   * they are on their way.
   */
  countries: readonly PhoneCountryOption[] | undefined;
  /** ISO 3166-1 alpha-2; empty for the one at home. */
  value: string;
  /** Called with the chosen country’s code; empty when it is taken away. */
  onChange: (countryCode: string) => void;
}

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'suffix' | 'placeholder'> {
  /** Default none: the number alone is asked for. */
  country?: PhoneCountry | undefined;
}

/** A phone number, with its country before it. `register()` of react-hook-form fits the number, a `Controller` the country. */
export function PhoneField({ country, autoComplete = 'tel-national', ...number }: PhoneFieldProps): ReactElement {
  const countries = country?.countries ?? [];
  const isComing = country !== undefined && country.countries === undefined;
  const meant = country?.value || countries.find(({ isHome }) => isHome)?.countryCode;
  return (
    <div className={css.row}>
      {country && (isComing || countries.length > 0) && (
        <div className={css.country}>
          <CountrySelect
            {...country}
            disabled={isComing || country.disabled}
            countries={countries.map(({ countryCode }) => countryCode).filter(isCountryCode)}
            value={isCountryCode(meant) ? meant : undefined}
            onChange={(code) => country.onChange(code ?? '')}
          />
        </div>
      )}
      <div className={css.number}>
        <TextField
          {...number}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          placeholder={countries.find(({ countryCode }) => countryCode === meant)?.example}
        />
      </div>
    </div>
  );
}
