export { SideNav, type SideNavGroup, type SideNavItem, type SideNavProps } from './SideNav.tsx';
