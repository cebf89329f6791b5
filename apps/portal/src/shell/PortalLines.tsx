import { Lines } from '@baize/features/shell';
import type { ReactElement } from 'react';

/** The line speed; another domain opens at the same place. */
export function PortalLines(): ReactElement {
  const goTo = (url: string): void => {
    const { pathname, search, hash } = globalThis.location;
    globalThis.location.assign(`${url}${pathname}${search}${hash}`);
  };
  return <Lines here={globalThis.location.origin} onChoose={goTo} />;
}
