import type { Guild } from '@baize/contract';
import { Button, Callout, Inline, Stack, Text, useDialogs } from '@baize/design-system';
import { logOutIcon } from '@baize/design-system/icons';
import { useToasts } from '@baize/design-system/Toast';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { legionSeconds } from '../Legion/legionSeconds.ts';
import { useLeaveGuild } from './useLeaveGuild.ts';

export interface LeaveGuildProps {
  guild: Guild;
}

/** A member's way out of the legion: what is lost by it is said before (§4). */
export function LeaveGuild({ guild }: LeaveGuildProps): ReactElement {
  const { t } = useTranslation('legion');
  const { confirm } = useDialogs();
  const { show } = useToasts();
  const errorText = useErrorText();
  const { state, run } = useLeaveGuild();
  const leave = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('leave.title', { guild: guild.guildName }),
      message: t('leave.message'),
      okText: t('leave'),
      cancelText: t('leave.stay'),
      tone: 'danger',
    });
    if (isSure && (await run())) show({ tone: 'positive', title: t('leave.done'), seconds: legionSeconds, about: 'guildLoss' });
  };
  return (
    <Stack gap={3}>
      {state.status === 'refused' && <Callout tone="negative">{errorText.of(state)}</Callout>}
      <Inline justify="between" gap={3}>
        <Text size="small" tone="muted">
          {t('leave.about')}
        </Text>
        <Button tone="outline" size="small" icon={logOutIcon} pending={state.status === 'sending'} onClick={() => void leave()}>
          {t('leave')}
        </Button>
      </Inline>
    </Stack>
  );
}
