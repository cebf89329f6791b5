import { Button, Callout, Inline } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { bar } from './LiteAppBarView.css.ts';

export interface LiteAppBarViewProps {
  isOffline: boolean;
  /** Another build is ready: a reload brings it, and nothing does so by itself. */
  hasUpdate: boolean;
  onReload(): void;
  onPutOff(): void;
}

/** What the lite app has to say: that there is no network, and that a new version is ready. */
export function LiteAppBarView({ isOffline, hasUpdate, onReload, onPutOff }: LiteAppBarViewProps): ReactElement | null {
  const { t } = useTranslation('shell');
  if (!isOffline && !hasUpdate) return null;
  return (
    <div className={bar}>
      {isOffline && (
        <Callout tone="warning" title={t('offline')}>
          {t('offlineText')}
        </Callout>
      )}
      {hasUpdate && (
        <Callout
          tone="info"
          title={t('update')}
          action={
            <Inline gap={2}>
              <Button size="small" onClick={onReload}>
                {t('reload')}
              </Button>
              <Button size="small" tone="ghost" onClick={onPutOff}>
                {t('updateLater')}
              </Button>
            </Inline>
          }
        >
          {t('updateText')}
        </Callout>
      )}
    </div>
  );
}
