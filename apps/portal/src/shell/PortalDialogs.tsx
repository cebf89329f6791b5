import { useSession } from '@baize/features/core';
import { useLaunchManager } from '@baize/features/game-launch';
import { type ReactElement, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addresses, dialogOf, withDialog } from '../routes/addresses.ts';
import { AccountModal, LoginModal, TermsModal } from '../routes/pages.ts';
import { returnTo } from '../routes/returnTo.ts';

/** The dialog that the address asks for. Login is a visitor's, the account a member's. */
export function PortalDialogs(): ReactElement | null {
  const navigate = useNavigate();
  const location = useLocation();
  const launch = useLaunchManager();
  const isVisitor = useSession().status === 'visitor';
  const dialog = dialogOf(location.search);
  const here = withDialog(location, undefined);
  const close = (): void => void navigate(here, { replace: true });

  const onLoggedIn = (): void => {
    const back = returnTo.take();
    navigate(back ?? (location.pathname === addresses.register ? addresses.home : here), { replace: true });
    launch.resumeLaunch();
  };
  return (
    <Suspense fallback={null}>
      {dialog === 'login' && isVisitor && (
        <LoginModal
          registerHref={addresses.register}
          onClose={close}
          onLoggedIn={onLoggedIn}
          onUnknownUser={() => navigate(addresses.register, { replace: true })}
        />
      )}
      {dialog === 'account' && !isVisitor && (
        <AccountModal onClose={close} onLoggedOut={() => navigate(addresses.home, { replace: true })} />
      )}
      {dialog === 'terms' && <TermsModal onClose={close} />}
    </Suspense>
  );
}
