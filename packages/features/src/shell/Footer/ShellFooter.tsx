import { Badge, Callout, Footer, Inline, Link, Stack, Text } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissionState } from '../../core/index.ts';

export interface ShellFooterProps {
  mark: ReactNode;
  termsHref: string;
  /** Where the apps are. Default: no way there. */
  downloadHref?: string | undefined;
  /** Where the help centre is. Default: no way there. */
  helpHref?: string | undefined;
  /** Where a player limits his play or takes a break. Default: no way there. */
  protectionHref?: string | undefined;
  /** Where all notices are. Default: no way there. */
  noticesHref?: string | undefined;
}

/** The footer with its 18+ notice (§2), the terms, and the contacts that the merchant names; it says so when those could not be loaded (§8). */
export function ShellFooter({ mark, termsHref, downloadHref, helpHref, protectionHref, noticesHref }: ShellFooterProps): ReactElement {
  const { t } = useTranslation('shell');
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  return (
    <Footer
      brand={mark}
      links={
        <>
          {downloadHref && (
            <Link href={downloadHref} tone="quiet">
              {t('download')}
            </Link>
          )}
          {helpHref && (
            <Link href={helpHref} tone="quiet">
              {t('help')}
            </Link>
          )}
          {protectionHref && (
            <Link href={protectionHref} tone="quiet">
              {t('protection')}
            </Link>
          )}
          {noticesHref && (
            <Link href={noticesHref} tone="quiet">
              {t('notices')}
            </Link>
          )}
          <Link href={termsHref} tone="quiet">
            {t('terms')}
          </Link>
          {permission?.customerService.map(({ csType, path, title }) => (
            <Link key={csType} href={path} tone="quiet">
              {title}
            </Link>
          ))}
        </>
      }
      legal={
        <Stack gap={5}>
          {isMissing && (
            <Callout tone="warning" retry={{ onRetry: retry, pending: isAsking }}>
              {t('offerMissing')}
            </Callout>
          )}
          <Inline gap={2} align="center">
            <Badge tone="brass">18+</Badge>
            <Text size="small" tone="muted">
              {t('adultsOnly')}
            </Text>
          </Inline>
        </Stack>
      }
    />
  );
}
