import type { Language } from '@baize/contract';
import { type Words, wordsEn, wordsVi } from '@baize/design-system';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

type Texts = Record<string, string>;

const files = import.meta.glob<Texts>('./*/locales/*.json', { base: '../..', eager: true, import: 'default' });

/** Every domain's texts in one language, by namespace. */
function allTexts(language: Language): Record<string, Texts> {
  const own = Object.entries(files).filter(([file]) => file.endsWith(`/${language}.json`));
  return Object.fromEntries(own.map(([file, texts]) => [file.split('/')[1] ?? file, texts]));
}

/** The i18next instance of a story: all texts are there at once. */
export function createStoryTexts(language: Language): i18n {
  const texts = createInstance();
  void texts.use(initReactI18next).init({
    lng: language,
    resources: { [language]: allTexts(language) },
    defaultNS: 'core',
    keySeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return texts;
}

export interface StoryWords {
  language: Language;
  /** The design system's own words. */
  words: Words;
  /** A domain's text with its figures. @throws when the domain has no such key. */
  text(namespace: string, key: string, slots?: Record<string, string | number>): string;
}

/** What a play function looks for, in the language of the toolbar. */
export function storyWords(globals: Record<string, unknown>): StoryWords {
  const language: Language = globals['language'] === 'en' ? 'en' : 'vi';
  const domains = allTexts(language);
  return {
    language,
    words: language === 'en' ? wordsEn : wordsVi,
    text: (namespace, key, slots = {}) => {
      const texts = domains[namespace] ?? {};
      const form = new Intl.PluralRules(language).select(Number(slots['count'] ?? 0));
      const found = texts[key] ?? texts[`${key}_${form}`];
      if (found === undefined) throw new Error(`There is no text ${namespace}:${key}.`);
      return found.replace(/{{(\w+)}}/g, (_, slot: string) => String(slots[slot] ?? ''));
    },
  };
}
