import { spelledGuildText } from '@baize/contract';
import { Button, Callout, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useUnsavedWork } from '../../core/index.ts';
import { FaceFields } from '../Setup/FaceFields.tsx';
import { FaceFormFrame } from '../Setup/FaceFormFrame.tsx';
import { emptyFace } from '../Setup/guildFace.ts';
import { useFaceForm } from '../Setup/useFaceForm.ts';
import { useCreateGuild } from './useCreateGuild.ts';

export interface FoundFormProps {
  onFounded(name: string): void;
}

/** Founds a legion: the same fields as the setup of one. */
export function FoundForm({ onFounded }: FoundFormProps): ReactElement {
  const { t } = useTranslation('legion');
  const errorText = useErrorText();
  const call = useCreateGuild();
  const { face, changed, issues, edit, submit, discard } = useFaceForm(emptyFace, call);
  const found = async (): Promise<boolean> => {
    const isFounded = await submit();
    if (isFounded) onFounded(spelledGuildText(face.guildName));
    return isFounded;
  };
  useUnsavedWork({
    isDirty: changed.length > 0,
    onSave: async () => {
      if (!(await found())) throw new Error('The legion was not founded: its form says why.');
    },
    onDiscard: discard,
  });
  return (
    <FaceFormFrame issues={issues} onSubmit={() => void found()}>
      <Stack gap={4}>
        <FaceFields face={face} issues={issues} textOf={errorText.of} onEdit={edit} />
        {call.state.status === 'refused' && issues.length === 0 && <Callout tone="negative">{errorText.of(call.state)}</Callout>}
        <Button type="submit" tone="brass" pending={call.state.status === 'sending'}>
          {t('found')}
        </Button>
      </Stack>
    </FaceFormFrame>
  );
}
