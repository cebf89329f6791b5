import type { Country } from '@baize/contract';
import { TextField, type TextFieldProps } from '@baize/design-system';
import { PhoneField } from '@baize/design-system/PhoneField';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import type { ContactWay } from './useContactBinding.ts';

export interface ContactInputFieldProps extends Omit<TextFieldProps, 'label' | 'prefix' | 'suffix' | 'type' | 'inputMode'> {
  way: ContactWay;
  countries: readonly Country[] | undefined;
  /** ISO 3166-1 alpha-2; empty for the one at home. */
  countryCode: string;
  onChangeCountry(countryCode: string): void;
}

/** A phone with its country, or an e-mail address. */
export function ContactInputField(props: ContactInputFieldProps): ReactElement {
  const { way, countries, countryCode, onChangeCountry, ...field } = props;
  const { t } = useTranslation('security');
  const language = useLanguage();
  if (way === 'email') {
    return <TextField {...field} label={t('email')} required type="email" inputMode="email" autoComplete="email" maxLength={100} />;
  }
  return (
    <PhoneField
      {...field}
      label={t('phone')}
      required
      maxLength={24}
      country={{ name: 'countryCode', label: t('country'), language, countries, value: countryCode, onChange: onChangeCountry }}
    />
  );
}
