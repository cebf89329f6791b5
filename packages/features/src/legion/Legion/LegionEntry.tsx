import { useToasts } from '@baize/design-system/Toast';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntryProps, useErrorText, useView } from '../../core/index.ts';
import { JoinGuild } from '../Join/JoinGuild.tsx';
import { GuildRank } from '../Rank/GuildRank.tsx';
import { LegionSettings } from './LegionSettings.tsx';
import { LegionView } from './LegionView.tsx';
import { legionSeconds } from './legionSeconds.ts';
import { useGuild } from './useGuild.ts';
import { useGuildBonus } from './useGuildBonus.ts';
import { useGuildLosses } from './useGuildLosses.ts';

/** What the portal gives to {@link LegionEntry}. */
export type LegionEntryProps = Pick<EntryProps, 'part' | 'openPart' | 'partOf'>;

/** §2 "legion", on the gateway of the app. */
export function LegionEntry({ part, openPart, partOf }: LegionEntryProps): ReactElement {
  const View = useView(LegionView);
  const { t } = useTranslation('legion');
  const { show } = useToasts();
  const errorText = useErrorText();
  const state = useGuild();
  const bonus = useGuildBonus('C', state.status === 'ready');
  useGuildLosses((loss) =>
    show({ tone: 'warning', title: t(`lost.${loss}`), text: t('lost.about'), seconds: legionSeconds, about: 'guildLoss' }),
  );
  return (
    <LegionSettings>
      {(look) => (
        <View
          state={state}
          errorText={state.status === 'error' ? errorText.of(state) : ''}
          bonus={bonus.status === 'ready' ? bonus.data : undefined}
          look={look}
          part={part}
          onOpenPart={openPart}
          contentOf={(name) => (name === 'rank' && state.status === 'ready' ? <GuildRank guild={state.guild} look={look} /> : partOf(name))}
          join={<JoinGuild look={look} />}
        />
      )}
    </LegionSettings>
  );
}
