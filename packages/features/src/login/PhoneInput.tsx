import type { Country } from '@baize/contract';
import { isCountryCode } from '@baize/design-system/CountrySelect';
import { PhoneField, type PhoneFieldProps } from '@baize/design-system/PhoneField';
import type { ReactElement } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../core/index.ts';

export interface PhoneInputProps<Values extends FieldValues> extends Omit<PhoneFieldProps, 'country' | 'label'> {
  /** The form, and the field of it that holds the country's code. */
  country: { control: Control<Values>; name: FieldPathByValue<Values, string>; countries: readonly Country[] };
}

/** A phone of the countries that the gateway serves; the brand's own is meant until another is chosen (§2, §3). */
export function PhoneInput<Values extends FieldValues>({ country, ...number }: PhoneInputProps<Values>): ReactElement {
  const { t } = useTranslation('login');
  const language = useLanguage();
  const { countries, control, name } = country;
  const { field } = useController({ control, name });
  const own = countries[0]?.countryCode;
  const code = field.value || own;
  return (
    <PhoneField
      {...number}
      label={t('phone')}
      placeholder={countries.find(({ countryCode }) => countryCode === code)?.example}
      country={
        own === undefined
          ? undefined
          : {
              name,
              label: t('country'),
              language,
              countries: countries.map(({ countryCode }) => countryCode).filter(isCountryCode),
              value: isCountryCode(code) ? code : undefined,
              onChange: (chosen) => field.onChange(chosen ?? ''),
            }
      }
    />
  );
}
