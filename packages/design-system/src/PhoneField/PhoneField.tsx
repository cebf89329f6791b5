import type { ReactElement } from 'react';
import { CountrySelect, type CountrySelectProps } from '../CountrySelect/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import * as css from './PhoneField.css.ts';

/** The select of the country whose number it is. */
export type PhoneCountry = Pick<CountrySelectProps, 'label' | 'name' | 'value' | 'onChange' | 'language' | 'countries' | 'disabled'>;

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'suffix'> {
  /** Default none: the number alone is asked for. */
  country?: PhoneCountry | undefined;
}

/** A phone number, with its country before it. `register()` of react-hook-form fits the number, a `Controller` the country. */
export function PhoneField({ country, autoComplete = 'tel-national', ...number }: PhoneFieldProps): ReactElement {
  return (
    <div className={css.row}>
      {country && (
        <div className={css.country}>
          <CountrySelect {...country} />
        </div>
      )}
      <div className={css.number}>
        <TextField {...number} type="tel" inputMode="tel" autoComplete={autoComplete} />
      </div>
    </div>
  );
}
