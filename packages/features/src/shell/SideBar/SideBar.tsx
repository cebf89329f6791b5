import type { ReactElement } from 'react';
import { usePermission } from '../../core/index.ts';
import { SideBarView, type SideBarViewProps } from './SideBarView.tsx';
import { sideBarContactsOf } from './sideBarContacts.ts';

/** The side bar (§2) with the channels that the merchant names. */
export function SideBar(props: Omit<SideBarViewProps, 'contacts'>): ReactElement {
  const permission = usePermission();
  return <SideBarView {...props} contacts={sideBarContactsOf(permission?.customerService ?? [])} />;
}
