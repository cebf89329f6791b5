import { AccountDialog } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';

/** A phone's place for what the header has no room for. */
export function AccountModal(props: { onClose(): void; onLoggedOut(): void }): ReactElement {
  const { language, theme, changeLanguage, changeTheme } = usePreferences();
  return <AccountDialog {...props} language={language} theme={theme} onChangeLanguage={changeLanguage} onChangeTheme={changeTheme} />;
}
