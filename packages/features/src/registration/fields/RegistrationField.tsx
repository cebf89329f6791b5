import type { RegistrationRule } from '@baize/contract';
import { PasswordField, TextField } from '@baize/design-system';
import type { TFunction } from 'i18next';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../core/index.ts';
import { CaptchaInput, CodeInput } from './CodeInput.tsx';
import { type FieldProps, useFieldSurroundings } from './FieldContext.ts';
import { hasLengthHelp, inputOf } from './fieldInputs.ts';
import { LookedUpInput } from './LookedUpInput.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';

// The countries and their list come along with these two; the form waits for them.
const PhoneInput = lazy(() => loadChunk(async () => ({ default: (await import('./PhoneInput.tsx')).PhoneInput })));
const CountryInput = lazy(() => loadChunk(async () => ({ default: (await import('./CountryInput.tsx')).CountryInput })));

/** The input that a field's kind asks for. */
function FieldOfKind(props: FieldProps): ReactElement {
  const { rule, frame } = props;
  const { form } = useFieldSurroundings();
  const { kind, ...input } = inputOf(rule);
  if (kind === 'phone') return <PhoneInput {...props} />;
  if (kind === 'country') return <CountryInput {...props} />;
  if (kind === 'code') return <CodeInput {...props} />;
  if (kind === 'captcha') return <CaptchaInput {...props} />;
  if (kind === 'newPassword') return <NewPasswordInput {...props} />;
  const shared = { ...form.register(`fields.${rule.field}`), ...frame };
  if (kind === 'secret') return <PasswordField {...shared} maxLength={rule.max} {...(input as { autoComplete: 'new-password' | 'off' })} />;
  const open = input as { autoComplete: string };
  if (rule.field === 'username' || rule.field === 'affiliateCode') return <LookedUpInput {...props} name={rule.field} input={open} />;
  return <TextField {...shared} {...open} autoCapitalize="none" spellCheck={false} />;
}

/** What a field wants, where its name does not say it; else how long it may be. */
function helpOf(rule: RegistrationRule, t: TFunction<'registration'>): string | undefined {
  const { field, min, max } = rule;
  if (field === 'recommenderId') return t('recommenderHelp');
  return hasLengthHelp(rule) ? (min === max ? t('exactLength', { count: min }) : t('length', { min, max })) : undefined;
}

/** One field of the form, made from its rule: an asterisk when required, its length as help (§3, §5). */
export function RegistrationField({ rule }: { rule: RegistrationRule }): ReactElement {
  const { t } = useTranslation('registration');
  const { errorOf } = useFieldSurroundings();
  const { field, required } = rule;
  const frame = {
    id: `registration-${field}`,
    label: t(`field.${field}`),
    required,
    optional: !required,
    help: helpOf(rule, t),
    error: errorOf(field),
  };
  return <FieldOfKind rule={rule} frame={frame} />;
}
