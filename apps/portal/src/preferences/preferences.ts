import { defaultLanguage, type Language, languages } from '@baize/contract';
import type { ThemeMode } from '@baize/design-system/theme';
import { safeStorage, storageKeys } from '@baize/features/core';

const storage = safeStorage('local');
/** The root element, marked by `boot.js` and the gateway before the first paint; undefined where that paint itself is made. */
const page = globalThis.document?.documentElement;
/** Name in the local storage; `boot.js` reads it too. */
export const themeKey = 'baize-theme';
const specialKey = 'baize-special-mode';

/** What `boot.js` and the gateway have set on the root element before the first paint. */
export const preferences = {
  language: (): Language => languages.find((language) => language === page?.lang) ?? defaultLanguage,
  /** Of the brand, the one of a new visitor first. */
  languages: (): readonly [Language, ...Language[]] => {
    const named = page?.dataset['languages']?.split(' ') ?? [];
    const [first = defaultLanguage, ...others] = named.flatMap((name) => languages.filter((language) => language === name));
    return [first, ...others];
  },
  theme: (): ThemeMode => (page?.dataset['theme'] === 'light' ? 'light' : 'dark'),
  /** Of the page that the gateway has written; the build's own where the first paint is made. */
  brandName: (): string => page?.ownerDocument.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content || 'Baize',
  keepLanguage: (language: Language): void => {
    page.lang = language;
    storage.set(storageKeys.language, language);
  },
  /** §2 "special mode", §3 "test-mode flag … (1 = on)": what fails is told to the console with its number, which customer service asks for. */
  isSpecial: (): boolean => storage.get(specialKey) === '1',
  toggleSpecial: (): void => (preferences.isSpecial() ? storage.remove(specialKey) : storage.set(specialKey, '1')),
  keepTheme: (theme: ThemeMode): void => storage.set(themeKey, theme),
};
