import { PasswordField, Progress, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type PasswordStrength, passwordStrength } from '../rules/passwordStrength.ts';
import { type FieldProps, useFieldSurroundings } from './FieldContext.ts';

const looks: Record<PasswordStrength, { value: number; tone: 'negative' | 'warning' | 'primary' }> = {
  refused: { value: 0, tone: 'negative' },
  weak: { value: 1, tone: 'negative' },
  fair: { value: 2, tone: 'warning' },
  strong: { value: 3, tone: 'primary' },
};

/** The password that is chosen, with its strength by the brand's rule (§5). */
export function NewPasswordInput({ rule, frame }: FieldProps): ReactElement {
  const { t } = useTranslation('registration');
  const { form } = useFieldSurroundings();
  const [password, username] = form.watch(['fields.password', 'fields.username']);
  const strength = password ? passwordStrength(password, rule, username) : undefined;
  return (
    <Stack gap={2}>
      <PasswordField {...form.register('fields.password')} {...frame} autoComplete="new-password" maxLength={rule.max} />
      {strength && <Progress label={t('strength')} max={3} valueText={t(`strength.${strength}`)} {...looks[strength]} />}
    </Stack>
  );
}
