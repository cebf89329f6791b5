import { type Language, languages } from '@baize/contract';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Loads the texts of one namespace in one language. */
export type LoadTexts = (language: Language, namespace: string) => Promise<ResourceKey>;

/** Texts that did not come: a page in their keys helps nobody. */
export class TextsLoadError extends Error {
  constructor(language: string, namespaces: readonly string[]) {
    super(`The texts "${namespaces.join('", "')}" in "${language}" could not be loaded. Check the connection and reload the page.`);
    this.name = 'TextsLoadError';
  }
}

const hasAll = (texts: i18n, language: string, namespaces: readonly string[]): boolean =>
  namespaces.every((namespace) => texts.hasResourceBundle(language, namespace));

/**
 * The i18next instance of a portal. Texts come by language and by domain, so that no visitor downloads two languages.
 * Keys are flat: error codes carry dots of their own. Who asks for a text of a domain whose file was lost throws, so that the
 * nearest error boundary shows its way out.
 * @param spoken languages of the brand, the one of a new visitor first
 * @throws TextsLoadError when those of `first` don't come.
 */
export async function createTexts(
  language: Language,
  first: readonly string[],
  load: LoadTexts,
  spoken: readonly [Language, ...Language[]] = languages,
): Promise<i18n> {
  const texts = createInstance();
  texts.use({
    type: 'backend',
    init: () => undefined,
    read: (lng: string, ns: string, done: (error: Error | null, data: ResourceKey | false) => void) => {
      load(lng as Language, ns).then(
        (data) => done(null, data),
        (error: Error) => done(error, false),
      );
    },
  });
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: spoken,
    load: 'currentOnly',
    ns: [...first],
    defaultNS: 'core',
    keySeparator: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: true },
    parseMissingKeyHandler: (key, written, options) => {
      const asked = [options?.ns ?? []].flat();
      if (written === undefined && asked.length > 0 && !hasAll(texts, texts.language, asked))
        throw new TextsLoadError(texts.language, asked);
      return written ?? key;
    },
  });
  if (!texts.resolvedLanguage) await texts.changeLanguage(spoken[0]);
  if (!hasAll(texts, texts.language, first)) throw new TextsLoadError(texts.language, first);
  return texts;
}

/**
 * Brings every text in use in another language, so that a change to it never shows a key. Asks again for what did not come before.
 * @throws TextsLoadError
 */
export async function bringTexts(texts: i18n, language: Language): Promise<void> {
  const inUse = [texts.options.ns ?? []].flat();
  await texts.reloadResources([language], inUse);
  if (!hasAll(texts, language, inUse)) throw new TextsLoadError(language, inUse);
}
