import type { Language } from '../words/index.ts';

/** What stands between the thousands. */
const separatorFor: Record<Language, string> = { vi: '.', en: ',' };

/** `12.480.500`: without a sign, for that stands beside the input. */
export function amountText(amount: number | undefined, language: Language): string {
  return amount === undefined ? '' : String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, separatorFor[language]);
}
