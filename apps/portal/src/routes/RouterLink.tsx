import type { LinkComponentProps } from '@baize/design-system';
import type { MouseEvent, ReactElement } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/** What a browser follows by itself: another button, another tab or window, a download. */
const isOwn = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 && (!target || target === '_self') && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

const placeOf = ({ pathname, search, hash }: Location | HTMLAnchorElement): string => pathname.replace(/\/$/, '') + search + hash;

/** In place of the router's own `Link`, which brings what it loads ahead for a framework. */
function InnerLink({ href, onClick, ...rest }: LinkComponentProps): ReactElement {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isOwn(event, rest.target)) return;
    event.preventDefault();
    // By the browser's own address: the page beneath a layer hears of it late.
    void navigate(href, { replace: placeOf(event.currentTarget) === placeOf(globalThis.location) });
  };
  return <a {...rest} href={useHref(href)} onClick={follow} />;
}

/** Links within the portal go through the router; whole addresses leave it. */
export function RouterLink(props: LinkComponentProps): ReactElement {
  const isOutside = /^[a-z][a-z\d+.-]*:|^#/i.test(props.href);
  return isOutside ? <a {...props} /> : <InnerLink {...props} />;
}
