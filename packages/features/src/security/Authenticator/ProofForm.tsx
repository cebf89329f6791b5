import { Button, Callout, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type TextOfIssue, useFormRefusal } from '../../core/index.ts';
import type { FormOutcome } from '../form/formOutcome.ts';
import { LoginPasswordField } from '../form/LoginPasswordField.tsx';

interface Proof {
  password: string;
}
/** Undefined when the form is already on its way, or the player thought better of it. */
type OnProved = (values: Proof) => Promise<FormOutcome | undefined>;

export interface ProofFormProps {
  isBound: boolean;
  isStarting: boolean;
  isRemoving: boolean;
  textOf: TextOfIssue;
  onStart: OnProved;
  onRemove: OnProved;
}

const fields = ['password'] as const;

/** The login's password opens the set-up; where an app is bound already, it also removes that. */
export function ProofForm({ isBound, isStarting, isRemoving, textOf, onStart, onRemove }: ProofFormProps): ReactElement {
  const { t } = useTranslation('security');
  const { register, handleSubmit, setFocus, subscribe } = useForm<Proof>({ defaultValues: { password: '' } });
  const { tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  const sendTo = (onProved: OnProved) => handleSubmit(async (values) => tell(await onProved(values)));
  return (
    <form noValidate onSubmit={sendTo(onStart)}>
      <Stack gap={4}>
        {isBound && <Callout tone="positive">{t('authenticator.isBound')}</Callout>}
        {whole && <Callout tone="negative">{textOf(whole)}</Callout>}
        <LoginPasswordField field={register('password')} error={errorAt('password')} />
        <Button type="submit" fullWidth pending={isStarting} unavailable={isRemoving}>
          {isBound ? t('authenticator.replace') : t('authenticator.start')}
        </Button>
        {isBound && (
          <Button tone="danger" fullWidth pending={isRemoving} unavailable={isStarting} onClick={() => void sendTo(onRemove)()}>
            {t('authenticator.remove')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
