import type { WithdrawalNeed } from '@baize/contract';
import { ComingEntry, MemberCenterModal, SecurityCenter } from '@baize/features/member-center';
import type { RecordTab } from '@baize/features/wallet';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type AccountPage,
  addresses,
  type CenterName,
  type CenterPage,
  isAccountPage,
  isRecordPage,
  layerOf,
  withLayer,
} from '../routes/addresses.ts';
import {
  BetHistory,
  BonusDetails,
  DepositPage,
  MessageCenter,
  NetDeposits,
  ProfitAndLoss,
  RecordTabs,
  TransactionHistory,
  TransferUpline,
  WalletPage,
  WithdrawPage,
} from '../routes/centerPages.ts';
import { entrySpace } from './entrySpace.tsx';
import { LatePart } from './LatePart.tsx';
import { useCenterAddress } from './useCenterAddress.ts';

const late = (part: ReactElement): ReactElement => <LatePart space={entrySpace}>{part}</LatePart>;

/** Where what a first withdrawal lacks is set. */
const pageOfNeed: Record<WithdrawalNeed, AccountPage> = { realName: 'realName', fundPassword: 'fund', bankCard: 'bankCards' };

export interface PortalMemberCenterProps {
  /** The entry that the address names; `menu` for the list that a phone begins with. */
  center: CenterName;
  page: CenterPage | undefined;
  onClose(): void;
}

/** The member centre on this portal's addresses (§2). */
export function PortalMemberCenter({ center, page, onClose }: PortalMemberCenterProps): ReactElement {
  const location = useLocation();
  const navigate = useNavigate();
  const { t } = useTranslation('member-center');
  const address = useCenterAddress();
  const layer = layerOf(location.search);
  const purpose = layer && 'center' in layer ? layer.for : undefined;
  const accountHref = (next: AccountPage | undefined, goesOn = purpose): string =>
    withLayer(location, { center: 'account', ...(next && { page: next, ...(goesOn && { for: goesOn }) }) });
  const withdrawHref = withLayer(location, { center: 'withdraw' });
  // A tab takes the place of another: Back closes the centre.
  const openTab = (tab: RecordTab): void =>
    void navigate(withLayer(location, { center, ...(isRecordPage(tab) && { page: tab }) }), { replace: true });
  const accountPage = page !== undefined && isAccountPage(page) ? page : undefined;
  const recordPage = page !== undefined && isRecordPage(page) ? page : undefined;
  // Entries that are not listed come later.
  const own: Partial<Record<CenterName, ReactElement>> = {
    wallet: <WalletPage historyHref={withLayer(location, { center: 'transactionHistory' })} />,
    deposit: <DepositPage address={address} />,
    withdraw: <WithdrawPage hrefOf={(need) => accountHref(pageOfNeed[need], 'withdraw')} gamesHref={addresses.games} address={address} />,
    debtHistory: (
      <RecordTabs
        open={recordPage ?? 'bets'}
        onOpen={openTab}
        parts={[
          { tab: 'bets', content: late(<BetHistory address={address} />) },
          { tab: 'profitAndLoss', content: late(<ProfitAndLoss address={address} />) },
        ]}
      />
    ),
    transactionHistory: (
      <RecordTabs
        open={recordPage ?? 'transactions'}
        onOpen={openTab}
        parts={[
          { tab: 'transactions', content: late(<TransactionHistory address={address} />) },
          { tab: 'bonuses', content: late(<BonusDetails address={address} />) },
          { tab: 'netDeposits', content: late(<NetDeposits address={address} />) },
        ]}
      />
    ),
    messages: <MessageCenter />,
    transferUpline: <TransferUpline fundPasswordHref={accountHref('fund')} />,
  };
  const back = purpose && { href: withdrawHref, text: t('backToWithdraw') };
  const isAccount = center === 'menu' || center === 'account';
  return (
    <MemberCenterModal
      entry={center === 'menu' ? undefined : center}
      isInnerPage={accountPage !== undefined}
      hrefOf={(entry) => withLayer(location, { center: entry ?? 'menu' })}
      onClose={onClose}
    >
      {isAccount ? (
        <SecurityCenter page={accountPage} hrefOf={(next) => accountHref(next)} back={back} />
      ) : (
        late(own[center] ?? <ComingEntry />)
      )}
    </MemberCenterModal>
  );
}
