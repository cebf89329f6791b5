import type { DownlineKind, Language } from '@baize/contract';
import { Button, Card, Inline, Stack } from '@baize/design-system';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRefusal, Refused } from '../../core/index.ts';
import { InvitationFields } from './InvitationFields.tsx';
import { noValues, termsIn } from './invitationValues.ts';
import { KindChoice } from './KindChoice.tsx';
import type { InvitationsState } from './useInvitations.ts';

export interface InvitationFormProps extends Pick<InvitationsState, 'create' | 'isCreating'> {
  kinds: readonly DownlineKind[];
  /** `yyyy-MM-dd` in the brand's zone. */
  today: string;
  language: Language;
  errorTextOf(refusal: Refused): string;
}

const names = ['note', 'code', 'expires', 'mostUses'] as const;

/** A new invitation link; all but its kind may be left empty. */
export function InvitationForm({ kinds, today, language, errorTextOf, create, isCreating }: InvitationFormProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const [values, setValues] = useState(noValues);
  const [kind, setKind] = useState<DownlineKind>('member');
  const [refusal, setRefusal] = useState<FormRefusal>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { code } = values;
    const refused = await create({ ...(code.trim() && { code }), kind, ...termsIn(values) });
    setRefusal(refused);
    if (!refused) setValues(noValues);
  };
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <KindChoice name="inviteKind" kinds={kinds} value={kind} onChange={setKind} />
          <InvitationFields {...{ names, values, refusal, today, language, errorTextOf }} onChange={setValues} />
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
