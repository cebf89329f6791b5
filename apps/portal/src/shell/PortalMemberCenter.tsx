import { ComingEntry, MemberCenterModal, SecurityCenter } from '@baize/features/member-center';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { type AccountPage, type CenterName, withLayer } from '../routes/addresses.ts';

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
  return (
    <MemberCenterModal
      entry={center === 'menu' ? undefined : center}
      isInnerPage={page !== undefined}
      hrefOf={(entry) => withLayer(location, { center: entry ?? 'menu' })}
      onClose={onClose}
    >
      {center === 'menu' || center === 'account' ? <SecurityCenter page={page} hrefOf={accountHref} /> : <ComingEntry />}
    </MemberCenterModal>
  );
}
