import type { LinkComponentProps } from '@baize/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

/** Links within the portal go through the router; whole addresses leave it. */
export function RouterLink({ href, ...rest }: LinkComponentProps): ReactElement {
  const isOutside = /^[a-z][a-z\d+.-]*:|^#/i.test(href);
  return isOutside ? <a {...rest} href={href} /> : <Link {...rest} to={href} />;
}
