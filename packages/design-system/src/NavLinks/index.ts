export { type NavItem, NavLinks, type NavLinksProps } from './NavLinks.tsx';
