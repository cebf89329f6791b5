import { EmptyState } from '@baize/design-system';
import { wrenchIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** In place of an entry whose page this portal does not have yet. */
export function UnavailableEntry(): ReactElement {
  const { t } = useTranslation('member-center');
  return (
    <EmptyState icon={wrenchIcon} title={t('coming')}>
      {t('coming.about')}
    </EmptyState>
  );
}
