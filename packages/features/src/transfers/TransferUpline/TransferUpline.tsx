import { EmptyState, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LatestTransfers } from '../LatestTransfers/LatestTransfers.tsx';
import { TransferForm } from '../Transfer/TransferForm.tsx';
import { TransferPlace } from '../Transfer/TransferPlace.tsx';
import { useTransfer } from '../Transfer/useTransfer.ts';

export interface TransferUplineProps {
  /** Where a fund password is set. */
  fundPasswordHref: string;
}

/** Money from a member to the account above (§2 "transfer upline"). */
export function TransferUpline({ fundPasswordHref }: TransferUplineProps): ReactElement {
  const { t } = useTranslation('transfers');
  const transfers = useTransfer();
  return (
    <TransferPlace>
      {({ terms, ...place }) => (
        <Stack gap={6}>
          {terms.upline ? (
            <TransferForm
              {...place}
              receiver={{ ...terms.upline, way: 'upline' }}
              terms={terms}
              transfers={transfers}
              fundPasswordHref={fundPasswordHref}
              onLeave={() => undefined}
            />
          ) : (
            <EmptyState title={t('transfer.noUpline')}>{t('transfer.noUplineAbout')}</EmptyState>
          )}
          <LatestTransfers {...place} />
        </Stack>
      )}
    </TransferPlace>
  );
}
