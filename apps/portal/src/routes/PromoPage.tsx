import { ButtonLink, EmptyState, Heading, Stack } from '@baize/design-system';
import { giftIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from './addresses.ts';
import { usePageTitle } from './usePageTitle.ts';

/** The page of promotions (§2): says plainly that there are none yet. */
export function PromoPage(): ReactElement {
  const { t } = useTranslation('shell');
  usePageTitle(t('promoTitle'));
  return (
    <Stack gap={6}>
      <Heading level={1}>{t('promoTitle')}</Heading>
      <EmptyState
        icon={giftIcon}
        title={t('promoComing')}
        action={
          <ButtonLink href={addresses.games} tone="outline">
            {t('games')}
          </ButtonLink>
        }
      >
        {t('promoComingText')}
      </EmptyState>
    </Stack>
  );
}
