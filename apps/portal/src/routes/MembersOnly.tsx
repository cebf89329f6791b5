import { useSession } from '@baize/features/core';
import { type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { LayerFallback } from '../shell/LayerFallback.tsx';
import { addresses } from './addresses.ts';
import { LoginNeeded } from './dialogs.ts';
import { usePageTitle } from './usePageTitle.ts';

/**
 * §2 "Guard": without a session the page is not shown; a warning is, and after it the path before. A user who loses his session on the page
 * is led home: at once where he has logged out himself, in whatever tab, and else by the dialog that says why it ended.
 */
export function MembersOnly({ children }: { children: ReactNode }): ReactElement {
  const session = useSession();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [cameAsVisitor] = useState(session.status === 'visitor');
  const isToldWhy = session.status === 'visitor' && session.endedBy !== undefined;
  const [isLedAway, setLedAway] = useState(false);
  // From the dialog on, the one who shows it leads away: also in the moment after it was read.
  useEffect(() => {
    if (isToldWhy) setLedAway(true);
    if (session.status === 'loggedIn') setLedAway(false);
  }, [isToldWhy, session.status]);
  if (session.status === 'loggedIn' || (!cameAsVisitor && (isToldWhy || isLedAway))) return <>{children}</>;
  if (!cameAsVisitor) return <Navigate to={addresses.home} replace />;
  const goBack = (): void => {
    // The first page of a visit has none before it.
    if (key === 'default') void navigate(addresses.home, { replace: true });
    else void navigate(-1);
  };
  return <Warning onClose={goBack} />;
}

function Warning({ onClose }: { onClose(): void }): ReactElement {
  const { t } = useTranslation('shell');
  usePageTitle(t('membersOnly'));
  return (
    <Suspense fallback={<LayerFallback />}>
      <LoginNeeded onClose={onClose} />
    </Suspense>
  );
}
