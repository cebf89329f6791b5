import { Text, TextField } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldProps, useFieldSurroundings } from './FieldContext.ts';
import type { OpenInput } from './fieldInputs.ts';
import type { LookedUpField } from './useFormAids.ts';

export interface LookedUpInputProps extends FieldProps {
  name: LookedUpField;
  input: Omit<OpenInput, 'kind'>;
}

/** A username or an agent's code: the gateway's word on it stands at the field while the form is filled in (§5, §7). */
export function LookedUpInput({ name, input, frame }: LookedUpInputProps): ReactElement {
  const { t } = useTranslation('registration');
  const { form, aids } = useFieldSurroundings();
  const lookup = aids.lookups[name];
  const result = lookup.resultOf(form.watch(`fields.${name}`) ?? '');
  const said =
    result.status === 'accepted' ? (
      <Text as="span" tone="positive">
        {t(`accepted.${name}`, { value: result.text })}
      </Text>
    ) : result.status === 'checking' ? (
      t('checking')
    ) : undefined;
  return (
    <TextField
      {...form.register(`fields.${name}`, {
        onBlur: (event: { target: { value: string } }) => lookup.ask(event.target.value),
        onChange: (event: { target: { value: string } }) => lookup.askSoon(event.target.value),
      })}
      {...frame}
      {...input}
      help={said && !frame.error ? <span role="status">{said}</span> : frame.help}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
