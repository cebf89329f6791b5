import { NoticeTicker } from '@baize/features/notices';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { withLayer } from '../routes/addresses.ts';

/** The ticker of the home page; a title opens the list over it. */
export function HomeTicker({ hasSpace }: { hasSpace: boolean }): ReactElement {
  const location = useLocation();
  return <NoticeTicker hasSpace={hasSpace} hrefOf={(notice) => withLayer(location, { dialog: 'notices', notice })} />;
}
