import { Icon, Text, VisuallyHidden } from '@baize/design-system';
import { crownIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A crown beside the name of who leads a legion. */
export function MasterMark(): ReactElement {
  const { t } = useTranslation('legion');
  return (
    <Text as="span" tone="accent">
      <Icon icon={crownIcon} size="small" />
      <VisuallyHidden> ({t('master')})</VisuallyHidden>
    </Text>
  );
}
