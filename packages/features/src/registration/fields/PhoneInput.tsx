import { isCountryCode } from '@baize/design-system/CountrySelect';
import { PhoneField } from '@baize/design-system/PhoneField';
import type { ReactElement } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { type FieldProps, useFieldSurroundings } from './FieldContext.ts';

/** A phone of the countries that the gateway serves; the brand's own is meant until another is chosen (§3). */
export function PhoneInput({ frame }: FieldProps): ReactElement {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const { form, aids } = useFieldSurroundings();
  const { field } = useController({ control: form.control, name: 'countryCode' });
  const { countries } = aids;
  const own = countries[0]?.countryCode;
  const code = field.value || own;
  return (
    <PhoneField
      {...form.register('fields.mobileNum')}
      {...frame}
      maxLength={24}
      placeholder={countries.find(({ countryCode }) => countryCode === code)?.example}
      country={
        own === undefined
          ? undefined
          : {
              name: 'countryCode',
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
