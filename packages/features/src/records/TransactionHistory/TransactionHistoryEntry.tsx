import type { ReactElement } from 'react';
import type { EntryProps } from '../../core/index.ts';
import { RecordTabs } from '../Records/RecordTabs.tsx';
import { TransactionHistory } from './TransactionHistory.tsx';

/** What moved the balance, as an entry of the member centre: all movements, bonuses, and net deposits. */
export function TransactionHistoryEntry({ part, openPart, partOf, address }: EntryProps): ReactElement {
  return (
    <RecordTabs
      open={part === 'bonuses' || part === 'netDeposits' ? part : 'transactions'}
      onOpen={(tab) => openPart(tab === 'transactions' ? undefined : tab)}
      parts={[
        { tab: 'transactions', content: <TransactionHistory address={address} /> },
        { tab: 'bonuses', content: partOf('bonuses') },
        { tab: 'netDeposits', content: partOf('netDeposits') },
      ]}
    />
  );
}
