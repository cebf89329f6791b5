import { type Language, languages } from '@baize/contract';
import { useTranslation } from 'react-i18next';

/** The languages that the brand speaks, for `LanguageSwitch`. */
export function useLanguages(): readonly Language[] {
  const { i18n } = useTranslation('core');
  const { supportedLngs } = i18n.options;
  return languages.filter((language) => !supportedLngs || supportedLngs.includes(language));
}
