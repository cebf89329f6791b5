import type { Language } from '@baize/contract';
import { applyTheme, type ThemeMode } from '@baize/design-system/theme';
import { bringTexts, useLanguage } from '@baize/features/core';
import { createContext, type ReactElement, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followOtherTabs } from './followOtherTabs.ts';
import { preferences } from './preferences.ts';

export interface Preferences {
  language: Language;
  theme: ThemeMode;
  changeTheme(theme: ThemeMode): void;
}

const PreferencesContext = createContext<Preferences | null>(null);

/** Language and theme of the page; a change is kept for the next visit, reaches the other tabs, and loses nothing on the screen. */
export function PreferencesProvider({ children }: { children: ReactNode }): ReactElement {
  const language = useLanguage();
  const { i18n } = useTranslation('core');
  const [theme, setTheme] = useState(preferences.theme);
  const showTheme = useCallback((next: ThemeMode): void => {
    applyTheme(next);
    setTheme(next);
  }, []);
  useEffect(
    () =>
      followOtherTabs({
        onChangeTheme: showTheme,
        onChangeLanguage: (next) => {
          // Texts that don't come leave this tab in its language: its player has chosen nothing here that could fail.
          void bringTexts(i18n, next).then(
            () => {
              document.documentElement.lang = next;
              return i18n.changeLanguage(next);
            },
            () => undefined,
          );
        },
      }),
    [i18n, showTheme],
  );
  const value = useMemo(
    (): Preferences => ({
      language,
      theme,
      changeTheme: (next) => {
        preferences.keepTheme(next);
        showTheme(next);
      },
    }),
    [language, theme, showTheme],
  );
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

export function usePreferences(): Preferences {
  const value = use(PreferencesContext);
  if (!value) throw new Error('No preferences: wrap the app in <PreferencesProvider>.');
  return value;
}
