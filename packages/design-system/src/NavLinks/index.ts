export type { NavTarget } from './NavLink.tsx';
export { type NavItem, NavLinks, type NavLinksProps } from './NavLinks.tsx';
