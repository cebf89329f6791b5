import { Link, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryProps } from '../core/index.ts';
import { TransferDownline } from '../transfers/index.ts';

/** Transfers within the downline, with the way back to it. */
export function DownlineTransfer({ hrefOf, address }: EntryProps): ReactElement {
  const { t } = useTranslation('agent-center');
  return (
    <Stack gap={4}>
      <div>
        <Link href={hrefOf({ agent: 'downlineManagement' })}>‹ {t('entry.downlineManagement')}</Link>
      </div>
      <TransferDownline
        key={address.values.account}
        account={address.values.account}
        fundPasswordHref={hrefOf({ agent: 'downlineManagement', page: 'fund' })}
      />
    </Stack>
  );
}
