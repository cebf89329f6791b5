import { useMember } from '@baize/features/core';
import { WindowPlays } from '@baize/features/launch';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WindowGuard } from '../routes/dialogs.ts';
import { LazyPart } from './LazyPart.tsx';
import { ownBetsHrefOf } from './ownBetsHrefOf.ts';
import { protectionHrefOf } from './protectionHrefOf.ts';

/** Guards games in windows of their own, over the page that is open. */
export function PortalWindowGuard(): ReactElement {
  const navigate = useNavigate();
  const location = useLocation();
  const { role } = useMember();
  return (
    <WindowPlays
      guard={(plays) => (
        <LazyPart isUnseen>
          <WindowGuard
            {...plays}
            onSeeHistory={() => void navigate(ownBetsHrefOf(role, location))}
            onSeeProtection={() => void navigate(protectionHrefOf(role, location))}
          />
        </LazyPart>
      )}
    />
  );
}
