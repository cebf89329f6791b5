import type { ReactElement } from 'react';
import type { EntryProps } from '../../core/index.ts';
import { DepositPage } from './DepositPage.tsx';

/** Deposits as an entry of the member centre. */
export function DepositEntry({ address, hrefOf }: EntryProps): ReactElement {
  return <DepositPage address={address} protectionHref={hrefOf({ center: 'protection' })} />;
}
