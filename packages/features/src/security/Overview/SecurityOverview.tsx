import type { ReactElement } from 'react';
import { useView } from '../../core/index.ts';
import { SecurityGate } from '../SecurityGate.tsx';
import type { SecurityPage } from '../securityPages.ts';
import { OverviewPlaceholder } from './OverviewPlaceholder.tsx';
import { SecurityOverviewView } from './SecurityOverviewView.tsx';
import { securityItemsOf } from './securityItems.ts';

export interface SecurityOverviewProps {
  hrefOf(page: SecurityPage): string;
}

/** The first page of the security centre: how far the account is protected. */
export function SecurityOverview({ hrefOf }: SecurityOverviewProps): ReactElement {
  const View = useView(SecurityOverviewView);
  return (
    <SecurityGate waiting={<OverviewPlaceholder />}>
      {(security) => <View items={securityItemsOf(security)} hrefOf={hrefOf} />}
    </SecurityGate>
  );
}
