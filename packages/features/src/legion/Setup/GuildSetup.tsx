import type { Guild } from '@baize/contract';
import { useToasts } from '@baize/design-system/Toast';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useUnsavedWork, useView } from '../../core/index.ts';
import { GuildCode } from '../Code/GuildCode.tsx';
import { DisbandDialog } from '../Leaving/DisbandDialog.tsx';
import { legionSeconds } from '../Legion/legionSeconds.ts';
import { GuildSetupView } from './GuildSetupView.tsx';
import { useFaceForm } from './useFaceForm.ts';
import { useGuildSetup } from './useGuildSetup.ts';

export interface GuildSetupProps {
  guild: Guild;
  fundPasswordHref: string;
}

/** The master's settings of the legion, on the gateway of the app. */
export function GuildSetup({ guild, fundPasswordHref }: GuildSetupProps): ReactElement {
  const View = useView(GuildSetupView);
  const { t } = useTranslation('legion');
  const { show } = useToasts();
  const errorText = useErrorText();
  const call = useGuildSetup(guild.guildId);
  const form = useFaceForm(guild, call);
  const [isClosing, setIsClosing] = useState(false);
  const save = async (): Promise<boolean> => {
    const isSaved = await form.submit();
    if (isSaved) show({ tone: 'positive', title: t('setup.saved'), seconds: legionSeconds });
    return isSaved;
  };
  useUnsavedWork({
    isDirty: form.changed.length > 0,
    onSave: async () => {
      if (!(await save())) throw new Error('The legion was not saved: its form says why.');
    },
    onDiscard: form.discard,
  });
  return (
    <>
      <View
        form={form}
        isSaving={call.state.status === 'sending'}
        errorText={call.state.status === 'refused' && form.issues.length === 0 ? errorText.of(call.state) : undefined}
        textOf={errorText.of}
        code={<GuildCode guild={guild} />}
        onSave={() => void save()}
        onDisband={() => setIsClosing(true)}
      />
      {isClosing && <DisbandDialog guild={guild} fundPasswordHref={fundPasswordHref} onClose={() => setIsClosing(false)} />}
    </>
  );
}
