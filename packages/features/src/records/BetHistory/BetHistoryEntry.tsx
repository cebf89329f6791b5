import type { ReactElement } from 'react';
import type { EntryProps } from '../../core/index.ts';
import { RecordTabs } from '../Records/RecordTabs.tsx';
import { BetHistory } from './BetHistory.tsx';

/** What was played, as an entry of the member centre: bets, and profit and loss. */
export function BetHistoryEntry({ part, openPart, partOf, address }: EntryProps): ReactElement {
  return (
    <RecordTabs
      open={part === 'profitAndLoss' ? part : 'bets'}
      onOpen={(tab) => openPart(tab === 'bets' ? undefined : tab)}
      parts={[
        { tab: 'bets', content: <BetHistory address={address} /> },
        { tab: 'profitAndLoss', content: partOf('profitAndLoss') },
      ]}
    />
  );
}
