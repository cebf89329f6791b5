import type { Guild, GuildMember } from '@baize/contract';
import { useDialogs } from '@baize/design-system';
import { useToasts } from '@baize/design-system/Toast';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useView } from '../../core/index.ts';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { legionSeconds } from '../Legion/legionSeconds.ts';
import { GuildMembersView } from './GuildMembersView.tsx';
import { useGuildMembers } from './useGuildMembers.ts';
import { useKickMember } from './useKickMember.ts';

export interface GuildMembersProps {
  guild: Guild;
  look: LegionLook;
  /** Beside a rank. Default false. */
  isCompact?: boolean;
  /** Opens the hand-over to a member; beside a rank it is not offered. Default nothing. */
  onHandOver?(member: GuildMember): void;
}

/** The legion's members, on the gateway of the app. */
export function GuildMembers({ guild, look, isCompact = false, onHandOver = () => undefined }: GuildMembersProps): ReactElement {
  const View = useView(GuildMembersView);
  const { t } = useTranslation('legion');
  const { confirm } = useDialogs();
  const { show } = useToasts();
  const errorText = useErrorText();
  const members = useGuildMembers(guild.members);
  const { state, run } = useKickMember(guild.guildId);
  const [kicking, setKicking] = useState<string>();
  const kick = async ({ customerId, nickname }: GuildMember): Promise<void> => {
    const isSure = await confirm({
      title: t('kick.title', { name: nickname }),
      message: t('kick.message', { name: nickname }),
      okText: t('kick'),
      tone: 'danger',
    });
    if (!isSure) return;
    setKicking(customerId);
    if (await run(customerId)) show({ tone: 'positive', title: t('kick.done', { name: nickname }), seconds: legionSeconds });
    setKicking(undefined);
  };
  return (
    <View
      guild={guild}
      members={members}
      errorText={members.state.status === 'error' ? errorText.of(members.state) : ''}
      kickErrorText={state.status === 'refused' ? errorText.of(state) : undefined}
      kicking={kicking}
      look={look}
      isCompact={isCompact}
      onKick={(member) => void kick(member)}
      onHandOver={onHandOver}
    />
  );
}
