import { type AmountFormat, amountText } from './amountText.ts';
import { type Currency, currencies } from './currencies.ts';

export interface MoneyFormat extends AmountFormat {
  /** A plus before gains. */
  signed: boolean;
}

export const currencySign = (currency: Currency): string => currencies[currency].sign;

/** `₫ 12.480.500` or `¥ 1.234,50`, joined by no-break spaces; the amount is in minor units, so 123450 of the yuan. */
export function formatMoney(amount: number | bigint, { signed, ...format }: MoneyFormat): string {
  const magnitude = amount < 0 ? -amount : amount;
  const sign = amount < 0 ? '\u2212' : signed && amount > 0 ? '+' : '';
  return `${sign}${currencySign(format.currency)}\u00A0${amountText(magnitude, format)}`;
}
