import { SessionEnd } from '@baize/features/shell';
import { type ReactElement, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addresses, withLayer } from '../routes/addresses.ts';
import { returnTo } from '../routes/returnTo.ts';

/** §8: the dialog, then the web home; the place is kept for after the next login. */
export function PortalSessionEnd(): ReactElement {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const onEnded = useCallback(() => returnTo.keep(`${pathname}${search}${hash}`), [pathname, search, hash]);
  const onAcknowledged = useCallback(
    () => void navigate(withLayer({ pathname: addresses.home, search: '' }, { dialog: 'login' })),
    [navigate],
  );
  // He never left it: there is no place to come back to.
  const onResumed = useCallback(() => void returnTo.take(), []);
  return <SessionEnd onEnded={onEnded} onAcknowledged={onAcknowledged} onResumed={onResumed} />;
}
