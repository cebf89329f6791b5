import type { Invitation, Language } from '@baize/contract';
import { Button, Inline, Stack } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormRefusal, type Refused, useSingleFlight } from '../../core/index.ts';
import { InvitationFields } from './InvitationFields.tsx';
import { type InvitationTerms, termFields, termsIn, valuesOf } from './invitationValues.ts';

export interface InvitationEditorProps {
  invitation: Invitation;
  /** `yyyy-MM-dd` in the brand's zone. */
  today: string;
  language: Language;
  isSaving: boolean;
  errorTextOf(refusal: Refused): string;
  /** @returns undefined once it is kept, what it was refused for otherwise */
  onSave(terms: InvitationTerms): Promise<FormRefusal | undefined>;
  /** It was kept, or is left as it was. */
  onEnd(): void;
}

/** Changes an invitation link: its note, its last day and its most uses. */
export function InvitationEditor(props: InvitationEditorProps): ReactElement {
  const { invitation, today, language, isSaving, errorTextOf, onSave, onEnd } = props;
  const { t } = useTranslation('agent-center');
  const [values, setValues] = useState(() => valuesOf(invitation));
  const [refusal, setRefusal] = useState<FormRefusal>();
  const submit = useSingleFlight(async () => {
    const refused = await onSave(termsIn(values));
    setRefusal(refused);
    if (!refused) onEnd();
  });
  return (
    <form
      aria-label={t('invite.editOf', { code: invitation.code })}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      <Stack gap={4}>
        <InvitationFields {...{ values, refusal, today, language, errorTextOf }} names={termFields} focusAtStart onChange={setValues} />
        <Inline gap={2}>
          <Button type="submit" size="small" pending={isSaving}>
            {t('invite.save')}
          </Button>
          <Button tone="ghost" size="small" onClick={onEnd}>
            {t('invite.leave')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
