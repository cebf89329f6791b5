import { invitationLimits, type Language } from '@baize/contract';
import { Grid, Stack, Text, TextField } from '@baize/design-system';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRefusal, Refused } from '../../core/index.ts';
import type { InvitationField, InvitationValues } from './invitationValues.ts';

export interface InvitationFieldsProps {
  /** In their order. */
  names: readonly InvitationField[];
  values: InvitationValues;
  /** Why the last sending was refused; each has its sentence, and the first field that it names the focus. */
  refusal: FormRefusal | undefined;
  /** `yyyy-MM-dd` in the brand's zone. */
  today: string;
  language: Language;
  /** Whether the first field takes the focus when the fields come. Default false. */
  focusAtStart?: boolean | undefined;
  errorTextOf(refusal: Refused): string;
  onChange(values: InvitationValues): void;
}

/** The fields of an invitation link; all may be left empty. */
export function InvitationFields(props: InvitationFieldsProps): ReactElement {
  const { names, values, refusal, today, language, focusAtStart = false, errorTextOf, onChange } = props;
  const { t } = useTranslation('agent-center');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusAtStart) frame.current?.querySelector('input')?.focus();
  }, [focusAtStart]);
  useEffect(() => {
    if (refusal) frame.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  const errorAt = (field: string): string | undefined => {
    const issue = refusal?.issues.find((one) => one.field === field);
    return issue && errorTextOf(issue);
  };
  const look = {
    note: { maxLength: invitationLimits.note },
    code: { autoComplete: 'off', help: t('invite.codeHelp') },
    expires: { type: 'date', min: today },
    mostUses: {
      inputMode: 'numeric',
      autoComplete: 'off',
      help: t('invite.mostUsesHelp', { most: invitationLimits.uses.toLocaleString(language) }),
    },
  } as const;
  return (
    <Stack gap={4}>
      <div ref={frame}>
        <Grid min="card" gap={3}>
          {names.map((name) => (
            <TextField
              key={name}
              label={t(`invite.${name}`)}
              name={name}
              value={values[name]}
              optional
              error={errorAt(name)}
              onChange={({ target: { value } }) => {
                // Digits alone are taken: what is no number would be sent as no limit.
                if (name !== 'mostUses' || /^\d{0,6}$/.test(value.trim())) onChange({ ...values, [name]: value });
              }}
              {...look[name]}
            />
          ))}
        </Grid>
      </div>
      {refusal && !names.some((name) => errorAt(name)) && (
        <div role="alert">
          <Text tone="negative">{errorTextOf(refusal)}</Text>
        </div>
      )}
    </Stack>
  );
}
