import { useMember } from '@baize/features/core';
import { AccountDialog } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { useLanguageChoice } from '../preferences/useLanguageChoice.ts';
import { withLayer } from '../routes/addresses.ts';

/** A phone's place for what the header has no room for. */
export function AccountModal(props: { onClose(): void; onLoggedOut(): void }): ReactElement {
  const { theme, changeTheme } = usePreferences();
  const { chosen, choose } = useLanguageChoice();
  const { role } = useMember();
  const location = useLocation();
  const centers = {
    member: { of: 'member', href: withLayer(location, { center: 'menu' }) },
    agent: { of: 'agent', href: withLayer(location, { agent: 'menu' }) },
  } as const;
  return (
    <AccountDialog
      {...props}
      language={chosen}
      theme={theme}
      center={role === 'member' || role === 'agent' ? centers[role] : undefined}
      onChangeLanguage={choose}
      onChangeTheme={changeTheme}
    />
  );
}
