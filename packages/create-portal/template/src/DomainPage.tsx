import { ButtonLink, EmptyState, Heading, Stack, VisuallyHidden } from '@baize/design-system';
import { shieldIcon } from '@baize/design-system/icons';
import { type PageSurface, surfaceComponent, useSession } from '@baize/features/core';
import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, usePageValues } from './addresses.ts';

/** In place of a page that is for members. */
function MembersOnly(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <EmptyState icon={shieldIcon} title={t('membersOnly')} action={<ButtonLink href="/login">{t('logIn')}</ButtonLink>}>
      {t('loginNeeded')}
    </EmptyState>
  );
}

/** A page that a domain brings, below its title. */
export function DomainPage({ page }: { page: PageSurface }): ReactElement {
  // `promotions:title`: only the surface knows its namespace.
  const [namespace = '', key = ''] = page.title.split(':');
  const { t } = useTranslation(namespace as 'shell');
  const { status } = useSession();
  const address = usePageValues(page.values);
  const Content = surfaceComponent(page);
  const heading = <Heading level={1}>{t(key as 'loading')}</Heading>;
  return (
    <Stack gap={6}>
      {page.isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {page.audience === 'members' && status === 'visitor' ? (
        <MembersOnly />
      ) : (
        <Suspense fallback={<page.Skeleton />}>
          <Content address={address} hrefOf={addressOf} />
        </Suspense>
      )}
    </Stack>
  );
}
