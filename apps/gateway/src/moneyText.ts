import { type Currency, currencySigns, type Language, minorDigits } from '@baize/contract';

/** Writes an amount in the minor unit, in a language. */
export type MoneyText = (amount: number, language: Language) => string;

/** As the portal writes it (§9 "Currency"): the sign before the amount, and no line break between. */
export const moneyTextIn =
  (currency: Currency): MoneyText =>
  (amount, language) => {
    const digits = minorDigits[currency];
    const figures = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return `${currencySigns[currency]}\u00A0${figures.format(amount / 10 ** digits)}`;
  };
