import { defaultLanguage, type Language } from '@baize/contract';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Loads the texts of one namespace in one language. */
export type LoadTexts = (language: Language, namespace: string) => Promise<ResourceKey>;

/**
 * The i18next instance of a portal. Texts come by language and by domain, so that no visitor downloads two languages.
 * Keys are flat: error codes carry dots of their own.
 */
export async function createTexts(language: Language, first: readonly string[], load: LoadTexts): Promise<i18n> {
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
    supportedLngs: ['vi', 'en'],
    load: 'currentOnly',
    ns: [...first],
    defaultNS: 'core',
    keySeparator: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: true },
  });
  if (!texts.resolvedLanguage) await texts.changeLanguage(defaultLanguage);
  return texts;
}
