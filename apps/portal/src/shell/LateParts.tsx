import { useMember } from '@baize/features/core';
import { ShellFooter, SideBar } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses, hasFooter, isBareRoute, withLayer } from '../routes/addresses.ts';
import { ArrivalToast, TransferToast } from '../routes/dialogs.ts';
import { depositHrefOf } from './depositHrefOf.ts';
import { LatePart } from './LatePart.tsx';
import { PortalDialogs } from './PortalDialogs.tsx';
import { PortalLiteApp } from './PortalLiteApp.tsx';
import { PortalLoginNotice } from './PortalLoginNotice.tsx';
import { PortalMark } from './PortalMark.tsx';
import { PortalSessionEnd } from './PortalSessionEnd.tsx';

/** What the first paint can do without: the footer below the fold, the dialogs, and what a session's end has to say. */
export function LateParts(): ReactElement {
  const location = useLocation();
  const { role } = useMember();
  return (
    <>
      {hasFooter(location.pathname) && (
        <ShellFooter
          mark={<PortalMark />}
          downloadHref={addresses.download}
          helpHref={addresses.help}
          noticesHref={withLayer(location, { dialog: 'notices' })}
          termsHref={withLayer(location, { dialog: 'terms' })}
        />
      )}
      {!isBareRoute(location.pathname) && (
        <SideBar helpHref={addresses.helpAt('aboutus')} depositHref={depositHrefOf(role, withLayer(location, { center: 'deposit' }))} />
      )}
      <PortalLiteApp />
      {role === 'member' && (
        <LatePart isUnseen>
          <ArrivalToast />
        </LatePart>
      )}
      {role === 'agent' && (
        <LatePart isUnseen>
          <TransferToast />
        </LatePart>
      )}
      <PortalDialogs />
      <PortalLoginNotice />
      <PortalSessionEnd />
    </>
  );
}
