import type { ReactElement } from 'react';
import { useMember, usePermissionState, useView } from '../../core/index.ts';
import { SideBarView, type SideBarViewProps } from './SideBarView.tsx';
import { sideBarContactsOf } from './sideBarContacts.ts';

/** The side bar (§2) with the channels that the merchant names. It stands on its foot, and waits until it is known how high it is. */
export function SideBar(props: Omit<SideBarViewProps, 'contacts'>): ReactElement | null {
  const View = useView(SideBarView);
  const { permission, isMissing } = usePermissionState();
  const { role } = useMember();
  if (role === 'unknown' || (!permission && !isMissing)) return null;
  return <View {...props} contacts={sideBarContactsOf(permission?.customerService ?? [])} />;
}
