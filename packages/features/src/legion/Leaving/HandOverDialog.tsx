import type { Guild, GuildMember } from '@baize/contract';
import { Text } from '@baize/design-system';
import { useToasts } from '@baize/design-system/Toast';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { legionSeconds } from '../Legion/legionSeconds.ts';
import { FundPasswordDialog } from './FundPasswordDialog.tsx';
import { useHasFundPassword } from './useHasFundPassword.ts';
import { useTransferGuild } from './useTransferGuild.ts';

export interface HandOverDialogProps {
  guild: Guild;
  /** Who leads it from then on. */
  member: Pick<GuildMember, 'customerId' | 'nickname'>;
  fundPasswordHref: string;
  onClose(): void;
}

/** Hands the legion over to a member, on the gateway of the app. */
export function HandOverDialog({ guild, member, fundPasswordHref, onClose }: HandOverDialogProps): ReactElement {
  const { t } = useTranslation('legion');
  const { show } = useToasts();
  const { state, run } = useTransferGuild(guild.guildId);
  const { customerId, nickname: name } = member;
  const send = async (fundPassword: string): Promise<void> => {
    if (!(await run({ customerId, fundPassword }))) return;
    show({ tone: 'positive', title: t('handOver.done', { name }), seconds: legionSeconds });
    onClose();
  };
  return (
    <FundPasswordDialog
      title={t('handOver.title', { name })}
      okText={t('handOver')}
      state={state}
      hasFundPassword={useHasFundPassword()}
      fundPasswordHref={fundPasswordHref}
      onSend={(fundPassword) => void send(fundPassword)}
      onClose={onClose}
    >
      <Text tone="muted">{t('handOver.message', { name, guild: guild.guildName })}</Text>
    </FundPasswordDialog>
  );
}
