import type { Guild } from '@baize/contract';
import { Callout } from '@baize/design-system';
import { useToasts } from '@baize/design-system/Toast';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { legionSeconds } from '../Legion/legionSeconds.ts';
import { FundPasswordDialog } from './FundPasswordDialog.tsx';
import { useCloseGuild } from './useCloseGuild.ts';
import { useHasFundPassword } from './useHasFundPassword.ts';

export interface DisbandDialogProps {
  guild: Guild;
  fundPasswordHref: string;
  onClose(): void;
}

/** Disbands the legion, on the gateway of the app. */
export function DisbandDialog({ guild, fundPasswordHref, onClose }: DisbandDialogProps): ReactElement {
  const { t } = useTranslation('legion');
  const { show } = useToasts();
  const { state, run } = useCloseGuild(guild.guildId);
  const send = async (fundPassword: string): Promise<void> => {
    if (await run(fundPassword)) show({ tone: 'positive', title: t('disband.done'), seconds: legionSeconds, about: 'guildLoss' });
  };
  return (
    <FundPasswordDialog
      title={t('disband.title', { guild: guild.guildName })}
      okText={t('disband')}
      tone="danger"
      state={state}
      hasFundPassword={useHasFundPassword()}
      fundPasswordHref={fundPasswordHref}
      onSend={(fundPassword) => void send(fundPassword)}
      onClose={onClose}
    >
      <Callout tone="warning">{t('disband.message', { count: guild.members, members: guild.members })}</Callout>
    </FundPasswordDialog>
  );
}
