import { ButtonLink, EmptyState, Heading, Stack } from '@baize/design-system';
import { starIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from './addresses.ts';
import { usePageTitle } from './usePageTitle.ts';

/** The points mall (§2), which this portal does not have yet: says so plainly. */
export function UnavailablePage(): ReactElement {
  const { t } = useTranslation('shell');
  usePageTitle(t('pointMallTitle'));
  return (
    <Stack gap={6}>
      <Heading level={1}>{t('pointMallTitle')}</Heading>
      <EmptyState
        icon={starIcon}
        title={t('pointMallComing')}
        action={
          <ButtonLink href={addresses.games} tone="outline">
            {t('games')}
          </ButtonLink>
        }
      >
        {t('pointMallComingText')}
      </EmptyState>
    </Stack>
  );
}
