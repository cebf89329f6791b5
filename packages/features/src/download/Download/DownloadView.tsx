import {
  Button,
  ButtonLink,
  Callout,
  Card,
  Grid,
  Heading,
  Icon,
  type IconDrawing,
  Link,
  Stack,
  Text,
  useWords,
} from '@baize/design-system';
import { globeIcon, smartphoneIcon } from '@baize/design-system/icons';
import { QrCode } from '@baize/design-system/QrCode';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnAppsSkeleton } from './DownloadSkeleton.tsx';
import * as css from './DownloadView.css.ts';
import type { DownloadState } from './useDownload.ts';

export interface DownloadViewProps {
  state: DownloadState;
  /** The whole address of this page: what a phone scans. */
  address: string;
  /** The guide for iOS, further down on this page. */
  iosGuideHref: string;
  /** Whether the browser offers to install the lite app, has it already, or leaves that to its own menu. */
  install: 'offered' | 'installed' | 'byMenu';
  onInstall(): void;
}

const iosSteps = ['one', 'two', 'three', 'four'] as const;

function AppCard({ title, icon, text, children }: { title: string; icon: IconDrawing; text: string; children?: ReactNode }): ReactElement {
  return (
    <Card padding="large">
      <Stack gap={3} align="start">
        <Icon icon={icon} size="large" />
        <Heading level={2} size="large">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        {children}
      </Stack>
    </Card>
  );
}

function LiteApp({ install, iosGuideHref, onInstall }: Pick<DownloadViewProps, 'install' | 'iosGuideHref' | 'onInstall'>): ReactElement {
  const { t } = useTranslation('download');
  return (
    <AppCard title={t('lite')} icon={globeIcon} text={t('liteText')}>
      {install === 'offered' && <Button onClick={onInstall}>{t('install')}</Button>}
      {install === 'installed' && <Callout tone="positive">{t('installed')}</Callout>}
      {install === 'byMenu' && (
        <Text size="small" tone="muted">
          {t('byMenu')}
        </Text>
      )}
      <Link href={iosGuideHref}>{t('iosGuide')}</Link>
    </AppCard>
  );
}

function OwnApps({ state }: { state: DownloadState }): ReactElement {
  const { t } = useTranslation('download');
  const words = useWords();
  if (state.status === 'loading') {
    return (
      <div role="status" aria-busy="true" aria-label={words.loading}>
        <OwnAppsSkeleton />
      </div>
    );
  }
  if (state.status === 'error') {
    return (
      <Callout tone="warning" retry={{ onRetry: state.retry, pending: state.isAsking }}>
        {t('failed')}
      </Callout>
    );
  }
  const { iosHref, androidHref } = state;
  if (!iosHref && !androidHref) return <Callout tone="info">{t('noApps')}</Callout>;
  return (
    <Grid min="card" gap={4}>
      <AppCard title="iOS" icon={smartphoneIcon} text={iosHref ? t('iosText') : t('iosMissing')}>
        {iosHref && (
          <ButtonLink href={iosHref} download>
            {t('getIos')}
          </ButtonLink>
        )}
      </AppCard>
      <AppCard title="Android" icon={smartphoneIcon} text={androidHref ? t('androidText') : t('androidMissing')}>
        {androidHref && (
          <ButtonLink href={androidHref} download>
            {t('getAndroid')}
          </ButtonLink>
        )}
      </AppCard>
    </Grid>
  );
}

/** The lite app, the brand's apps, a code for the phone, and the guide for iOS. */
export function DownloadView({ state, address, iosGuideHref, install, onInstall }: DownloadViewProps): ReactElement {
  const { t } = useTranslation('download');
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('intro')}</Text>
      </Stack>
      <div className={css.columns}>
        <Stack gap={4}>
          <LiteApp install={install} iosGuideHref={iosGuideHref} onInstall={onInstall} />
          <OwnApps state={state} />
        </Stack>
        <div className={css.code}>
          <Card padding="large">
            <Stack gap={3} align="center">
              <QrCode value={address} label={t('code')} />
              <Text size="small" tone="muted">
                {t('scan')}
              </Text>
            </Stack>
          </Card>
        </div>
      </div>
      <section id="ios" tabIndex={-1} className={css.guide} aria-labelledby="ios-title">
        <Card padding="large">
          <Stack gap={3}>
            <Heading level={2} size="large" id="ios-title">
              {t('iosGuide')}
            </Heading>
            <ol className={css.steps}>
              {iosSteps.map((step) => (
                <li key={step}>{t(`ios.${step}`)}</li>
              ))}
            </ol>
          </Stack>
        </Card>
      </section>
    </Stack>
  );
}
