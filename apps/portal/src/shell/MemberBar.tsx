import { useMember } from '@baize/features/core';
import { LoggedInBar } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addresses, withLayer } from '../routes/addresses.ts';

/** The logged-in bar on this portal's routes; a visitor never loads it. */
export function MemberBar(): ReactElement {
  const { role } = useMember();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <LoggedInBar
      depositHref={role === 'member' ? withLayer(location, { center: 'deposit' }) : undefined}
      centerHref={role === 'member' ? withLayer(location, { center: 'account' }) : undefined}
      onLoggedOut={() => navigate(addresses.home)}
    />
  );
}
