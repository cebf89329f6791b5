import { ButtonLink, EmptyState, Heading, Stack } from '@baize/design-system';
import { giftIcon, starIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from './addresses.ts';
import { usePageTitle } from './usePageTitle.ts';

export interface UnavailablePageProps {
  /** Promotions, or the points mall (§2). */
  page: 'promo' | 'pointMall';
}

const iconForPage = { promo: giftIcon, pointMall: starIcon } as const;

/** A page of §2 that this portal does not have yet: says so plainly. */
export function UnavailablePage({ page }: UnavailablePageProps): ReactElement {
  const { t } = useTranslation('shell');
  usePageTitle(t(`${page}Title`));
  return (
    <Stack gap={6}>
      <Heading level={1}>{t(`${page}Title`)}</Heading>
      <EmptyState
        icon={iconForPage[page]}
        title={t(`${page}Coming`)}
        action={
          <ButtonLink href={addresses.games} tone="outline">
            {t('games')}
          </ButtonLink>
        }
      >
        {t(`${page}ComingText`)}
      </EmptyState>
    </Stack>
  );
}
