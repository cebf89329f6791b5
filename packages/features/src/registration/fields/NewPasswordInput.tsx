import { PasswordField } from '@baize/design-system';
import type { ReactElement } from 'react';
import { usePasswordStrength } from '../../core/index.ts';
import { type FieldProps, useFieldSurroundings } from './FieldContext.ts';

/** The password that is chosen, with its strength by the brand's rule (§5). */
export function NewPasswordInput({ rule, frame }: FieldProps): ReactElement {
  const strengthOf = usePasswordStrength();
  const { form } = useFieldSurroundings();
  const [password, username] = form.watch(['fields.password', 'fields.username']);
  return (
    <PasswordField
      {...form.register('fields.password')}
      {...frame}
      autoComplete="new-password"
      maxLength={rule.max}
      strength={strengthOf(password, rule, username)}
    />
  );
}
