import { Skeleton, Stack } from '@baize/design-system';
import { ComingEntry, MemberCenterModal, SecurityCenter } from '@baize/features/member-center';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { type AccountPage, type CenterName, withLayer } from '../routes/addresses.ts';
import { BetHistory, DepositPage, TransactionHistory } from '../routes/centerPages.ts';
import { LatePart } from './LatePart.tsx';

/** The room of an entry whose chunk is on its way. */
const comingEntry = (
  <Stack gap={4} aria-busy>
    <Skeleton shape="control" />
    <Skeleton shape="card" />
    <Skeleton shape="control" />
  </Stack>
);

export interface PortalMemberCenterProps {
  /** The entry that the address names; `menu` for the list that a phone begins with. */
  center: CenterName;
  page: AccountPage | undefined;
  onClose(): void;
}

/** The member centre on this portal's addresses (§2). */
export function PortalMemberCenter({ center, page, onClose }: PortalMemberCenterProps): ReactElement {
  const location = useLocation();
  const accountHref = (next: AccountPage | undefined): string => withLayer(location, { center: 'account', ...(next && { page: next }) });
  const pageOf = (): ReactElement => {
    switch (center) {
      case 'menu':
      case 'account':
        return <SecurityCenter page={page} hrefOf={accountHref} />;
      case 'deposit':
        return (
          <LatePart space={comingEntry}>
            <DepositPage />
          </LatePart>
        );
      case 'debtHistory':
        return (
          <LatePart space={comingEntry}>
            <BetHistory />
          </LatePart>
        );
      case 'transactionHistory':
        return (
          <LatePart space={comingEntry}>
            <TransactionHistory />
          </LatePart>
        );
      default:
        return <ComingEntry />;
    }
  };
  return (
    <MemberCenterModal
      entry={center === 'menu' ? undefined : center}
      isInnerPage={page !== undefined}
      hrefOf={(entry) => withLayer(location, { center: entry ?? 'menu' })}
      onClose={onClose}
    >
      {pageOf()}
    </MemberCenterModal>
  );
}
