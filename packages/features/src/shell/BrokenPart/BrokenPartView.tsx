import { ErrorState } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface BrokenPartViewProps {
  /** Loads the page anew, with the parts that did not come. */
  onReload(): void;
}

/** Stands where a part of the portal could not be loaded or drawn (§8): says so, and offers the reload. */
export function BrokenPartView({ onReload }: BrokenPartViewProps): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <ErrorState title={t('chunkFailed')} retry={{ text: t('reload'), onRetry: onReload }}>
      {t('chunkFailedText')}
    </ErrorState>
  );
}
