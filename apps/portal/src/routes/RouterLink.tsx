import type { LinkComponentProps } from '@baize/design-system';
import { type MouseEvent, type ReactElement, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/** What a browser follows by itself: another button, another tab or window, a download. */
const isOwn = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 && (!target || target === '_self') && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

const placeOf = ({ pathname, search, hash }: Location | HTMLAnchorElement): string => pathname.replace(/\/$/, '') + search + hash;

/** As the router writes an address: the home is its base without a slash, so that a page has one address however it was reached. */
const addressOf = (basename: string, href: string): string => (basename === '/' ? href : basename + href.replace(/^\/(?=[?#]|$)/, ''));

/**
 * Links within the portal go through the router; whole addresses leave it. In place of the router's own `Link`, which brings what it loads ahead
 * for a framework, and hears of each change of the address: a page has dozens of links, and none of them leads elsewhere for it.
 * @throws Error for a link within the portal that does not begin at its root
 */
export function RouterLink({ href, onClick, ...rest }: LinkComponentProps): ReactElement {
  const { basename, navigator } = use(NavigationContext);
  const isOutside = /^[a-z][a-z\d+.-]*:|^#/i.test(href);
  if (isOutside) return <a {...rest} href={href} onClick={onClick} />;
  if (!href.startsWith('/')) throw new Error(`A link leads to "${href}". Within the portal it begins at its root: "/games".`);
  const address = addressOf(basename, href);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isOwn(event, rest.target)) return;
    event.preventDefault();
    // By the browser's own address: the page beneath a layer hears of it late.
    const isHere = placeOf(event.currentTarget) === placeOf(globalThis.location);
    if (isHere) navigator.replace(address);
    else navigator.push(address);
  };
  return <a {...rest} href={address} onClick={follow} />;
}
