import type { Guild } from '@baize/contract';
import { ErrorState, Skeleton } from '@baize/design-system';
import { useToasts } from '@baize/design-system/Toast';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useView } from '../../core/index.ts';
import { legionSeconds } from '../Legion/legionSeconds.ts';
import { GuildCodeView } from './GuildCodeView.tsx';
import { useGuildCode } from './useGuildCode.ts';

export interface GuildCodeProps {
  guild: Guild;
}

/** The legion's invitation code, on the gateway of the app. */
export function GuildCode({ guild }: GuildCodeProps): ReactElement {
  const View = useView(GuildCodeView);
  const { t } = useTranslation('legion');
  const { show } = useToasts();
  const errorText = useErrorText();
  const { state, refreshing, secondsLocked, refresh } = useGuildCode();
  if (state.status === 'loading') return <Skeleton shape="control" />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('code.failed')} retry={{ onRetry: state.retry }}>
        {errorText.of(state)}
      </ErrorState>
    );
  }
  const tell = (title: string): void => show({ tone: 'positive', title, seconds: legionSeconds, about: 'guildCode' });
  const onRefresh = async (): Promise<void> => {
    if (await refresh()) tell(t('code.refreshed'));
  };
  return (
    <View
      code={state.data.code}
      canRefresh={guild.isMaster}
      isRefreshing={refreshing.status === 'sending'}
      secondsLocked={secondsLocked}
      errorText={refreshing.status === 'refused' && refreshing.code !== 'TOO_MANY_REQUEST' ? errorText.of(refreshing) : undefined}
      onRefresh={() => void onRefresh()}
      onCopied={() => tell(t('code.copied'))}
    />
  );
}
