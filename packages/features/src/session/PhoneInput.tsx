import type { Country } from '@baize/contract';
import { PhoneField, type PhoneFieldProps } from '@baize/design-system/PhoneField';
import type { ReactElement } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../core/index.ts';

export interface PhoneInputProps<Values extends FieldValues> extends Omit<PhoneFieldProps, 'country' | 'label'> {
  /** The form, and the field of it that holds the country's code. */
  country: { control: Control<Values>; name: FieldPathByValue<Values, string>; countries: readonly Country[] | undefined };
}

/** A phone of the countries that the gateway serves (§2, §3). */
export function PhoneInput<Values extends FieldValues>({ country, ...number }: PhoneInputProps<Values>): ReactElement {
  const { t } = useTranslation('session');
  const language = useLanguage();
  const { countries, control, name } = country;
  const { field } = useController({ control, name });
  return (
    <PhoneField
      {...number}
      label={t('phone')}
      country={{ name, label: t('country'), language, countries, value: field.value, onChange: field.onChange }}
    />
  );
}
