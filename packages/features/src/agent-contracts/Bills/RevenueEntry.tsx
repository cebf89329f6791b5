import { Tabs } from '@baize/design-system/Tabs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryProps } from '../../core/index.ts';
import { ContractBills } from './ContractBills.tsx';

/** §2 "my income", as an entry of the agent centre: what came by contracts, and what they cost, each amount with its bill. */
export function RevenueEntry({ part, openPart, partOf }: EntryProps): ReactElement {
  const { t } = useTranslation('agent-contracts');
  return (
    <Tabs
      label={t('bills.title')}
      activation="manual"
      value={part === 'owed' ? 'owed' : 'received'}
      onChange={(id) => openPart(id === 'owed' ? 'owed' : undefined)}
      items={[
        { id: 'received', text: t('bills.tab.received'), content: <ContractBills side="received" /> },
        { id: 'owed', text: t('bills.tab.owed'), content: partOf('owed') },
      ]}
    />
  );
}
