import { ShellFooter } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses, isBareRoute, withLayer } from '../routes/addresses.ts';
import { PortalDialogs } from './PortalDialogs.tsx';
import { PortalLoginNotice } from './PortalLoginNotice.tsx';
import { PortalMark } from './PortalMark.tsx';
import { PortalSessionEnd } from './PortalSessionEnd.tsx';

/** What the first paint can do without: the footer below the fold, the dialogs, and what a session's end has to say. */
export function LateParts(): ReactElement {
  const location = useLocation();
  return (
    <>
      {!isBareRoute(location.pathname) && (
        <ShellFooter
          mark={<PortalMark />}
          helpHref={addresses.help}
          noticesHref={withLayer(location, { dialog: 'notices' })}
          termsHref={withLayer(location, { dialog: 'terms' })}
        />
      )}
      <PortalDialogs />
      <PortalLoginNotice />
      <PortalSessionEnd />
    </>
  );
}
