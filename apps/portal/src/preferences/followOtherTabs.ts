import { type Language, languages } from '@baize/contract';
import type { ThemeMode } from '@baize/design-system/theme';
import { storageKeys } from '@baize/features/core';
import { themeKey } from './preferences.ts';

/** What is done with a choice that another tab of this browser has made. */
export interface OtherTabs {
  onChangeLanguage(language: Language): void;
  onChangeTheme(theme: ThemeMode): void;
}

/**
 * Tells of the language and the theme that another tab has chosen; a value that is none is passed over.
 * @returns ends it
 */
export function followOtherTabs({ onChangeLanguage, onChangeTheme }: OtherTabs): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === themeKey && (newValue === 'dark' || newValue === 'light')) onChangeTheme(newValue);
    const language = key === storageKeys.language && languages.find((known) => known === newValue);
    if (language) onChangeLanguage(language);
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}
