import type { Language } from '@baize/contract';
import { applyTheme, type BrandName, type ThemeMode } from '@baize/design-system/theme';
import { useLanguage } from '@baize/features/core';
import { createContext, type ReactElement, type ReactNode, use, useMemo, useState } from 'react';
import { preferences } from './preferences.ts';
import { sentBrand } from './sentBrand.ts';

export interface Preferences {
  language: Language;
  theme: ThemeMode;
  brand: BrandName;
  changeTheme(theme: ThemeMode): void;
}

const PreferencesContext = createContext<Preferences | null>(null);

/** Language, theme and brand of the page; a change is kept for the next visit and loses nothing on the screen. */
export function PreferencesProvider({ brand, children }: { brand: BrandName; children: ReactNode }): ReactElement {
  const language = useLanguage();
  const [theme, setTheme] = useState(preferences.theme);
  const value = useMemo(
    (): Preferences => ({
      language,
      theme,
      brand,
      changeTheme: (next) => {
        preferences.keepTheme(next);
        applyTheme(next, brand);
        sentBrand.show(next);
        setTheme(next);
      },
    }),
    [language, theme, brand],
  );
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

export function usePreferences(): Preferences {
  const value = use(PreferencesContext);
  if (!value) throw new Error('No preferences: wrap the app in <PreferencesProvider>.');
  return value;
}
