import { ButtonLink, EmptyState, VisuallyHidden } from '@baize/design-system';
import { searchIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from './addresses.ts';
import { usePageTitle } from './usePageTitle.ts';

export function NotFoundPage(): ReactElement {
  const { t } = useTranslation('shell');
  usePageTitle(t('notFound'));
  return (
    <>
      <VisuallyHidden>
        <h1>{t('notFound')}</h1>
      </VisuallyHidden>
      <EmptyState title={t('notFound')} icon={searchIcon} action={<ButtonLink href={addresses.home}>{t('backHome')}</ButtonLink>}>
        {t('notFoundText')}
      </EmptyState>
    </>
  );
}
