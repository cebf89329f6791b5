import { Heading, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SecurityGate } from '../SecurityGate.tsx';
import type { SecurityPage } from '../securityPages.ts';
import { SecurityOverviewView } from './SecurityOverviewView.tsx';
import { securityItemsOf } from './securityItems.ts';

export interface SecurityOverviewProps {
  hrefOf(page: SecurityPage): string;
}

/** The first page of the security centre: how far the account is protected. */
export function SecurityOverview({ hrefOf }: SecurityOverviewProps): ReactElement {
  const { t } = useTranslation('member-center');
  return (
    <Stack gap={4}>
      <Heading level={3} size="title">
        {t('entry.account')}
      </Heading>
      <SecurityGate>{(security) => <SecurityOverviewView items={securityItemsOf(security)} hrefOf={hrefOf} />}</SecurityGate>
    </Stack>
  );
}
