import { Grid, Progress, Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SecurityItemCard } from './SecurityItemCard.tsx';

const before = ['password', 'fund'] as const;
/** What is bound, and takes the place of what it is for. */
const bound = ['phone', 'email'] as const;
const after = ['authenticator', 'newAddress', 'realName', 'bankCards', 'sessions', 'profile'] as const;

/** The overview while it is asked what is set: what is known of it, in the geometry that it will have. */
export function OverviewPlaceholder(): ReactElement {
  const { t } = useTranslation('security');
  const known = (pages: typeof before | typeof after) =>
    pages.map((page) => <SecurityItemCard key={page} page={page} detail={t(`${page}.about`)} />);
  return (
    <Stack gap={5} aria-busy="true">
      <Progress label={t('progress')} indeterminate tone="brass" />
      <Grid as="ul" min="card" gap={3} aria-label={t('items')}>
        {known(before)}
        {bound.map((page) => (
          <SecurityItemCard key={page} page={page} detail={<Skeleton width="half" />} />
        ))}
        {known(after)}
      </Grid>
    </Stack>
  );
}
