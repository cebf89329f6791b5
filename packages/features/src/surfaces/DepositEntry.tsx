import type { ReactElement } from 'react';
import { DepositPage } from '../cashier/index.ts';
import type { EntryProps } from '../core/index.ts';
import { LimitQuestion } from '../player-protection/index.ts';

/** Deposits as an entry of the member centre, behind the question for a limit. An order that is there already waits for no answer. */
export function DepositEntry({ address, hrefOf }: EntryProps): ReactElement {
  const protectionHref = hrefOf({ center: 'protection' });
  return (
    <LimitQuestion protectionHref={protectionHref} isHeldBack={address.values.order !== undefined}>
      <DepositPage address={address} protectionHref={protectionHref} withdrawHref={hrefOf({ center: 'withdraw' })} />
    </LimitQuestion>
  );
}
