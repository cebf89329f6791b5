import { Tabs } from '@baize/design-system/Tabs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryProps } from '../../core/index.ts';
import { Contracts } from './Contracts.tsx';

/** A member's contracts with his upline and the bills of them, as an entry of the member centre. */
export function ContractsEntry({ part, openPart, partOf }: EntryProps): ReactElement {
  const { t } = useTranslation('agent-contracts');
  return (
    <Tabs
      label={t('contracts.tabs')}
      activation="manual"
      value={part === 'bills' ? 'bills' : 'contracts'}
      onChange={(id) => openPart(id === 'bills' ? 'bills' : undefined)}
      items={[
        { id: 'contracts', text: t('contracts.terms'), content: <Contracts /> },
        { id: 'bills', text: t('bills.title'), content: partOf('bills') },
      ]}
    />
  );
}
