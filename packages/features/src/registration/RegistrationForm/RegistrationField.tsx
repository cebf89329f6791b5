import type { RegistrationRule } from '@baize/contract';
import { PasswordField, TextField } from '@baize/design-system';
import type { ReactElement } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inputForField } from './fieldInputs.ts';

export interface RegistrationFieldProps {
  rule: RegistrationRule;
  error: string | undefined;
  input: UseFormRegisterReturn;
}

/** One field of the form, made from its rule: an asterisk when required, its length as help (§3, §5). */
export function RegistrationField({ rule, error, input }: RegistrationFieldProps): ReactElement {
  const { t } = useTranslation('registration');
  const attributes = inputForField[rule.field];
  const hasLength =
    rule.field !== 'confirmPassword' && rule.field !== 'birthday' && rule.field !== 'affiliateCode' && rule.field !== 'email';
  const props = {
    ...input,
    id: `registration-${rule.field}`,
    label: t(`field.${rule.field}`),
    required: rule.required,
    optional: !rule.required,
    maxLength: rule.max,
    ...(hasLength && { help: t('length', { min: rule.min, max: rule.max }) }),
    ...(error && { error }),
  };
  if (attributes.isSecret) return <PasswordField {...props} autoComplete={attributes.autoComplete} />;
  const { isSecret: _, ...open } = attributes;
  return <TextField {...props} {...open} autoCapitalize="none" spellCheck={false} />;
}
