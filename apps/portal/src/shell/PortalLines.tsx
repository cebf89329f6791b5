import { Lines } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { withLayer } from '../routes/addresses.ts';

/** The line speed; another domain opens at the same place, without what lies over it. */
export function PortalLines(): ReactElement {
  const place = useHref(withLayer(useLocation(), undefined));
  return <Lines here={globalThis.location.origin} onChoose={(url) => globalThis.location.assign(`${url}${place}`)} />;
}
