import type { ReactElement } from 'react';
import type { EntryProps } from '../../core/index.ts';
import { WalletPage } from './WalletPage.tsx';

/** The wallets as an entry of the member centre. */
export function WalletEntry({ hrefOf }: EntryProps): ReactElement {
  return <WalletPage historyHref={hrefOf({ center: 'transactionHistory' })} />;
}
