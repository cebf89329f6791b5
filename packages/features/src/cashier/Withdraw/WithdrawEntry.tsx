import type { WithdrawalNeed } from '@baize/contract';
import type { ReactElement } from 'react';
import type { EntryProps } from '../../core/index.ts';
import { WithdrawPage } from './WithdrawPage.tsx';

/** Part of the account entry where each thing is set that a first withdrawal needs. */
const partForNeed: Record<WithdrawalNeed, string> = { realName: 'realName', fundPassword: 'fund', bankCard: 'bankCards' };

/** Withdrawals as an entry of the member centre. */
export function WithdrawEntry({ address, hrefOf }: EntryProps): ReactElement {
  return (
    <WithdrawPage
      hrefOf={(need) => hrefOf({ center: 'account', page: partForNeed[need], for: 'withdraw' })}
      gamesHref={hrefOf({ path: '/games' })}
      promotionHrefOf={(id) => hrefOf({ path: `/promo?promotion=${encodeURIComponent(id)}` })}
      address={address}
    />
  );
}
