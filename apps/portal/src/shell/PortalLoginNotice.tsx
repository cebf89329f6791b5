import { useBrandZone, useMember, usePasswordExpiry, useSession } from '@baize/features/core';
import { useLaunchManager } from '@baize/features/launch';
import { useLoginNotice } from '@baize/features/notices';
import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addresses, layerOf } from '../routes/addresses.ts';
import { ContractsPrompt, LoginNoticeView } from '../routes/dialogs.ts';
import { socialStateOf } from '../routes/socialReturn.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LazyLayer } from './LazyLayer.tsx';
import { PromptError } from './PromptError.tsx';

const hasNoDialog = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') === null;

/**
 * What comes unasked where the player looks around: the announcement pop-up (§4), and a member's contract requests (§2), one after the
 * other. Nobody who fills a form, logs in or starts a game is disturbed.
 */
export function PortalLoginNotice(): ReactElement {
  const { pathname, search, state } = useLocation();
  const session = useSession();
  const launch = useLaunchManager();
  const { socialTicket, socialFailure } = socialStateOf(state);
  const isLookingAround = pathname === addresses.home || pathname === addresses.games;
  const hasEnded = session.status === 'visitor' && session.endedBy !== undefined;
  const isBusy = usePasswordExpiry() !== undefined || launch.state.status !== 'idle' || Boolean(socialTicket ?? socialFailure);
  const canOpen = isLookingAround && !hasEnded && !isBusy && layerOf(search) === undefined;
  const notice = useLoginNotice(canOpen, hasNoDialog);
  const { role } = useMember();
  const timeZone = useBrandZone();
  const { t } = useTranslation('shell');
  return (
    <>
      {notice.isOpen && (
        <LazyLayer isUnasked title={t('notices')} onClose={notice.close}>
          <LoginNoticeView notices={notice.notices} timeZone={timeZone} onClose={notice.close} />
        </LazyLayer>
      )}
      <ErrorBoundary resetKey={pathname} fallback={(retry) => <PromptError onRetry={retry} />}>
        <Suspense fallback={null}>
          {role === 'member' && <ContractsPrompt canOpen={canOpen && !notice.isOpen} isPageFree={hasNoDialog} />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
