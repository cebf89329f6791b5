export { useLogout } from '../core/index.ts';
export { AccountDialog, type AccountDialogProps } from './AccountDialog/AccountDialog.tsx';
export { BalancePill, type BalancePillProps } from './BalancePill/BalancePill.tsx';
export { BrokenPartView, type BrokenPartViewProps } from './BrokenPart/BrokenPartView.tsx';
export { PartErrorView, type PartErrorViewProps } from './BrokenPart/PartErrorView.tsx';
export { CenterRefusal, type CenterRefusalProps } from './CenterRefusal/CenterRefusal.tsx';
export { ShellFooter } from './Footer/ShellFooter.tsx';
export { GuestBar } from './Header/GuestBar.tsx';
export { HeaderView, type HeaderViewProps } from './Header/HeaderView.tsx';
export { MemberBarRoom } from './Header/MemberBarRoom.tsx';
export { Lines, type LinesProps } from './Lines/Lines.tsx';
export { LinesView, type LinesViewProps } from './Lines/LinesView.tsx';
export type { LineSpeed } from './Lines/measureLine.ts';
export { type Line, type LinesState, useLines } from './Lines/useLines.ts';
export { LiteAppBarView, type LiteAppBarViewProps } from './LiteApp/LiteAppBarView.tsx';
export { LoggedInBar, type LoggedInBarProps } from './LoggedInBar/LoggedInBar.tsx';
export { LoggedInBarView, type LoggedInBarViewProps } from './LoggedInBar/LoggedInBarView.tsx';
export { type BalanceState, useBalance } from './LoggedInBar/useBalance.ts';
export { LoginNeeded, type LoginNeededProps } from './LoginNeeded/LoginNeeded.tsx';
export { MemberMissing, type MemberMissingProps } from './MemberMissing/MemberMissing.tsx';
export { MenuSheet, type MenuSheetProps } from './MenuSheet/MenuSheet.tsx';
export { MenuSheetView, type MenuSheetViewProps } from './MenuSheet/MenuSheetView.tsx';
export { type MenuContext, menuContentOf } from './Navigation/menuContents.ts';
export { NavigationMenus, type NavigationMenusProps } from './Navigation/NavigationMenus.tsx';
export { NavigationMenusView, type NavigationMenusViewProps } from './Navigation/NavigationMenusView.tsx';
export {
  type Destination,
  destinationOf,
  homeGroupOf,
  isInNavigation,
  menuPageOf,
  type NavigationId,
  navigationIds,
} from './Navigation/navigation.ts';
export { type NavigationMenusState, useNavigationMenus } from './Navigation/useNavigationMenus.ts';
export { SessionEnd } from './SessionEnd/SessionEnd.tsx';
export { SideBar } from './SideBar/SideBar.tsx';
export { SideBarView, type SideBarViewProps } from './SideBar/SideBarView.tsx';
export { type SideBarChannel, type SideBarContact, sideBarContactsOf } from './SideBar/sideBarContacts.ts';
export { type ShellTab, ShellTabBar, type ShellTabBarProps } from './TabBar/ShellTabBar.tsx';
export { TrialRefusal, type TrialRefusalProps } from './TrialRefusal/TrialRefusal.tsx';
