import type { LinkComponentProps } from '@baize/design-system';
import type { MouseEvent, ReactElement } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** The router's own `Link` brings what it loads ahead for a framework. */
function InnerLink({ href, onClick, ...rest }: LinkComponentProps): ReactElement {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target ?? '' });
  const onFollow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(href)} onClick={onFollow} />;
}

/** Links within the portal go through the router; whole addresses leave it. */
export function RouterLink(props: LinkComponentProps): ReactElement {
  const isOutside = /^[a-z][a-z\d+.-]*:|^#/i.test(props.href);
  return isOutside ? <a {...props} /> : <InnerLink {...props} />;
}
