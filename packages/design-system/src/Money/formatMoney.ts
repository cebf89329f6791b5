import type { Language } from '../words/index.ts';

/** ISO 4217 code; amounts are integers in its minor unit. */
export type Currency = 'VND';

const tags: Record<Language, string> = { vi: 'vi-VN', en: 'en-US' };
const signs: Record<Currency, string> = { VND: '₫' };
const formats: Record<Language, Intl.NumberFormat> = {
  vi: new Intl.NumberFormat(tags.vi, { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat(tags.en, { maximumFractionDigits: 0 }),
};

export interface MoneyFormat {
  currency: Currency;
  language: Language;
  signed: boolean;
}

export const currencySign = (currency: Currency): string => signs[currency];

/** `₫ 12.480.500`, joined by no-break spaces; the amount is in minor units, and đồng has none. */
export function formatMoney(amount: number | bigint, { currency, language, signed }: MoneyFormat): string {
  const magnitude = amount < 0 ? -amount : amount;
  const sign = amount < 0 ? '\u2212' : signed && amount > 0 ? '+' : '';
  return `${sign}${signs[currency]}\u00A0${formats[language].format(magnitude)}`;
}
