import type { Language } from '@baize/contract';
import { applyTheme, type BrandName, type ThemeMode } from '@baize/design-system/theme';
import { bringTexts, useLanguage } from '@baize/features/core';
import { createContext, type ReactElement, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followOtherTabs } from './followOtherTabs.ts';
import { preferences } from './preferences.ts';
import { sentBrand } from './sentBrand.ts';

export interface Preferences {
  language: Language;
  theme: ThemeMode;
  brand: BrandName;
  changeTheme(theme: ThemeMode): void;
}

const PreferencesContext = createContext<Preferences | null>(null);

/** Language, theme and brand of the page; a change is kept for the next visit, reaches the other tabs, and loses nothing on the screen. */
export function PreferencesProvider({ brand, children }: { brand: BrandName; children: ReactNode }): ReactElement {
  const language = useLanguage();
  const { i18n } = useTranslation('core');
  const [theme, setTheme] = useState(preferences.theme);
  const showTheme = useCallback(
    (next: ThemeMode): void => {
      applyTheme(next, brand);
      sentBrand.show(next);
      setTheme(next);
    },
    [brand],
  );
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
      brand,
      changeTheme: (next) => {
        preferences.keepTheme(next);
        showTheme(next);
      },
    }),
    [language, theme, brand, showTheme],
  );
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

export function usePreferences(): Preferences {
  const value = use(PreferencesContext);
  if (!value) throw new Error('No preferences: wrap the app in <PreferencesProvider>.');
  return value;
}
