import { useMember } from '@baize/features/core';
import type { ReactElement } from 'react';
import { ArrivalToast, TransferToast } from '../routes/dialogs.ts';
import { LazyPart } from './LazyPart.tsx';
import { PortalDialogs } from './PortalDialogs.tsx';
import { PortalFooter } from './PortalFooter.tsx';
import { PortalLiteApp } from './PortalLiteApp.tsx';
import { PortalLoginNotice } from './PortalLoginNotice.tsx';
import { PortalSessionEnd } from './PortalSessionEnd.tsx';
import { PortalWindowGuard } from './PortalWindowGuard.tsx';

/** What the first paint can do without: the footer below the fold, the dialogs, and what a session's end has to say. */
export function LazyParts(): ReactElement {
  const { role } = useMember();
  return (
    <>
      <PortalFooter />
      <PortalLiteApp />
      {role === 'member' && (
        <LazyPart isUnseen>
          <ArrivalToast />
        </LazyPart>
      )}
      {role === 'agent' && (
        <LazyPart isUnseen>
          <TransferToast />
        </LazyPart>
      )}
      <PortalDialogs />
      <PortalLoginNotice />
      <PortalSessionEnd />
      <PortalWindowGuard />
    </>
  );
}
