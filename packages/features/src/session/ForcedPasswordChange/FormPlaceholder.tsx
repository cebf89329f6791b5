import { Callout, Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The form while its rule is on its way, in the geometry that it will have: the modal stands in the middle, and would jump. */
export function FormPlaceholder({ isOldNeeded }: { isOldNeeded: boolean }): ReactElement {
  const { t } = useTranslation('session');
  const rows = ['account', ...(isOldNeeded ? ['old'] : []), 'new', 'confirm'];
  return (
    <Stack gap={4} aria-busy="true">
      <Callout tone="warning">{t('expired')}</Callout>
      {rows.map((row) => (
        <Stack key={row} gap={2}>
          <Skeleton width="half" />
          <Skeleton shape="control" />
          {row === 'new' && <Skeleton width="quarter" />}
        </Stack>
      ))}
      <Skeleton shape="control" />
    </Stack>
  );
}
