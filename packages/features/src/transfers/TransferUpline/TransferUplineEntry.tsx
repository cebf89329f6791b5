import type { ReactElement } from 'react';
import type { EntryProps } from '../../core/index.ts';
import { TransferUpline } from './TransferUpline.tsx';

/** Transfers to the upline as an entry of the member centre. */
export function TransferUplineEntry({ hrefOf }: EntryProps): ReactElement {
  return <TransferUpline fundPasswordHref={hrefOf({ center: 'account', page: 'fund' })} />;
}
