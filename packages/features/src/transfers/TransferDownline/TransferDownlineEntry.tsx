import type { ReactElement } from 'react';
import type { EntryProps } from '../../core/index.ts';
import { TransferDownline } from './TransferDownline.tsx';

/** Transfers to the downline as an entry of the agent centre (§6). */
export function TransferDownlineEntry({ hrefOf, part, partOf }: EntryProps): ReactElement {
  if (part === 'fund') return <>{partOf('fund')}</>;
  return <TransferDownline fundPasswordHref={hrefOf({ agent: 'downlineManagement', page: 'fund' })} />;
}
