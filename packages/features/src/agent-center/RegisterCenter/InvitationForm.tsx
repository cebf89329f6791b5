import { type DownlineKind, invitationLimits, type Language } from '@baize/contract';
import { Button, Card, Grid, Inline, Stack, Text, TextField } from '@baize/design-system';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRefusal, Refused } from '../../core/index.ts';
import { KindChoice } from './KindChoice.tsx';
import type { InvitationsState } from './useInvitations.ts';

export interface InvitationFormProps extends Pick<InvitationsState, 'create' | 'isCreating'> {
  kinds: readonly DownlineKind[];
  /** `yyyy-MM-dd` in the brand's zone. */
  today: string;
  language: Language;
  errorTextOf(refusal: Refused): string;
}

const empty = { code: '', note: '', expires: '', mostUses: '' };
const names = ['note', 'code', 'expires', 'mostUses'] as const;

/** A new invitation link; all but its kind may be left empty. */
export function InvitationForm({ kinds, today, language, errorTextOf, create, isCreating }: InvitationFormProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const [values, setValues] = useState(empty);
  const [kind, setKind] = useState<DownlineKind>('member');
  const [refusal, setRefusal] = useState<FormRefusal>();
  const errorAt = (field: string): string | undefined => {
    const issue = refusal?.issues.find((one) => one.field === field);
    return issue && errorTextOf(issue);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { code, note, expires, mostUses } = values;
    const refused = await create({
      ...(code.trim() && { code }),
      kind,
      note,
      expires: expires || null,
      mostUses: mostUses.trim() === '' ? null : Number(mostUses),
    });
    setRefusal(refused);
    if (!refused) setValues(empty);
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
    <Card>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <KindChoice name="inviteKind" kinds={kinds} value={kind} onChange={setKind} />
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
                  if (name !== 'mostUses' || /^\d{0,6}$/.test(value.trim())) setValues({ ...values, [name]: value });
                }}
                {...look[name]}
              />
            ))}
          </Grid>
          {refusal && !names.some((name) => errorAt(name)) && (
            <div role="alert">
              <Text tone="negative">{errorTextOf(refusal)}</Text>
            </div>
          )}
          <Inline>
            <Button type="submit" pending={isCreating}>
              {t('invite.create')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
