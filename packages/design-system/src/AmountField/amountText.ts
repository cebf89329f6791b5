import type { MoneyLocale } from '../Money/index.ts';

/** What stands between the thousands. */
const separatorFor: Record<MoneyLocale, string> = { vi: '.', en: ',' };

/** `12.480.500`: without a sign, for that stands beside the input. */
export function amountText(amount: number | undefined, locale: MoneyLocale): string {
  return amount === undefined ? '' : String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, separatorFor[locale]);
}
