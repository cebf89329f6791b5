import { Skeleton, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The choice while it is not known whether there is one, in the geometry that it will have: the modal stands in the middle, and would jump. */
export function ChoicePlaceholder(): ReactElement {
  const { t } = useTranslation('session');
  return (
    <Stack gap={4} aria-busy="true">
      <Stack gap={2}>
        <Text tone="muted">{t('socialChecking')}</Text>
        <Skeleton width="threeQuarters" />
      </Stack>
      <Stack gap={4}>
        <Skeleton width="half" />
        {['link', 'register'].map((option) => (
          <Stack key={option} gap={2}>
            <Skeleton width="half" />
            <Skeleton width="threeQuarters" />
          </Stack>
        ))}
      </Stack>
      <Stack gap={2}>
        <Skeleton shape="control" />
        <Skeleton width="threeQuarters" />
      </Stack>
      <Skeleton shape="control" />
    </Stack>
  );
}
