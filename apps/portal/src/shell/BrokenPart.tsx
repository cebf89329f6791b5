import { ErrorState } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Stands where a part of the portal could not be loaded or drawn (§8): says so, and offers the reload. */
export function BrokenPart(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <ErrorState title={t('chunkFailed')} retry={{ text: t('reload'), onRetry: () => globalThis.location.reload() }}>
      {t('chunkFailedText')}
    </ErrorState>
  );
}
