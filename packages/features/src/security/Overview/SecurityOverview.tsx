import type { ReactElement } from 'react';
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
  return (
    <SecurityGate waiting={<OverviewPlaceholder />}>
      {(security) => <SecurityOverviewView items={securityItemsOf(security)} hrefOf={hrefOf} />}
    </SecurityGate>
  );
}
