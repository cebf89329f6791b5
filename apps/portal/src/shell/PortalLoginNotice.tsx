import { usePasswordExpiry, useSession } from '@baize/features/core';
import { useLaunchManager } from '@baize/features/game-launch';
import { useBrandZone, useLoginNotice } from '@baize/features/notices';
import { type ReactElement, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses, layerOf } from '../routes/addresses.ts';
import { LoginNoticeView } from '../routes/dialogs.ts';
import { socialStateOf } from '../routes/socialReturn.ts';

const hasNoDialog = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') === null;

/** §4: the announcement pop-up where the player looks around; nobody who fills a form, logs in or starts a game is disturbed. */
export function PortalLoginNotice(): ReactElement {
  const { pathname, search, state } = useLocation();
  const session = useSession();
  const launch = useLaunchManager();
  const { socialTicket, socialFailure } = socialStateOf(state);
  const isLookingAround = pathname === addresses.home || pathname === addresses.games;
  const hasEnded = session.status === 'visitor' && session.endedBy !== undefined;
  const isBusy = usePasswordExpiry() !== undefined || launch.state.status !== 'idle' || Boolean(socialTicket ?? socialFailure);
  const notice = useLoginNotice(isLookingAround && !hasEnded && !isBusy && layerOf(search) === undefined, hasNoDialog);
  const timeZone = useBrandZone();
  return (
    <Suspense fallback={null}>
      {notice.isOpen && <LoginNoticeView notices={notice.notices} timeZone={timeZone} onClose={notice.close} />}
    </Suspense>
  );
}
