import type { Language } from '../words/index.ts';
import { type Currency, currencies } from './currencies.ts';
import { groupedText, marksFor } from './groupedText.ts';

export interface AmountFormat {
  /** ISO 4217; decides how many digits are decimals. */
  currency: Currency;
  /** Whose marks stand in it: 1.234,50 or 1,234.50. */
  language: Language;
}

/** `1.234,50` without a sign; the amount is in minor units, and not negative. */
export function amountText(amount: number | bigint, { currency, language }: AmountFormat): string {
  const { digits } = currencies[currency];
  const text = String(amount).padStart(digits + 1, '0');
  const whole = groupedText(text.slice(0, text.length - digits), language);
  return digits === 0 ? whole : `${whole}${marksFor[language].decimal}${text.slice(-digits)}`;
}
