import type { Language } from '../words/index.ts';

/** Between the thousands, and before the decimals. */
export const marksFor: Record<Language, { group: string; decimal: string }> = {
  vi: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** `12.480.500`, from whole digits: text, so that no digit is lost to a float. */
export const groupedText = (whole: string, language: Language): string => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, marksFor[language].group);

/** `12.480` or `12,480`: a whole number that is not negative. As by `Intl`, whose first use costs a phone some tens of milliseconds. */
export const formatCount = (count: number, language: Language): string => groupedText(String(count), language);
