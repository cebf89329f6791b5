export { ButtonLink, type ButtonLinkProps, type ButtonLinkText } from './ButtonLink.tsx';
