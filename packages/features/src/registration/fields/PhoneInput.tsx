import { PhoneField } from '@baize/design-system/PhoneField';
import type { ReactElement } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { type FieldProps, useFieldSurroundings } from './FieldContext.ts';

/** A phone of the countries that the gateway serves (§3). */
export function PhoneInput({ frame }: FieldProps): ReactElement {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const { form, aids } = useFieldSurroundings();
  const { field } = useController({ control: form.control, name: 'countryCode' });
  return (
    <PhoneField
      {...form.register('fields.mobileNum')}
      {...frame}
      maxLength={24}
      country={{
        name: 'countryCode',
        label: t('country'),
        language,
        countries: aids.countries,
        value: field.value ?? '',
        onChange: field.onChange,
      }}
    />
  );
}
