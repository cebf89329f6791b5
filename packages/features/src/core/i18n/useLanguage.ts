import { defaultLanguage, type Language, languages } from '@baize/contract';
import { useTranslation } from 'react-i18next';

/** The language in use, as one of the contract's. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('core');
  return languages.find((language) => language === i18n.resolvedLanguage) ?? defaultLanguage;
}
