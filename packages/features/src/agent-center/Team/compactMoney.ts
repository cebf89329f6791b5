import { type Currency, type Language, minorDigits } from '@baize/contract';

/** An amount as the axis of a chart has room for it: `96,2 Tr`. */
export const compactMoney =
  (currency: Currency, language: Language) =>
  (amount: number): string =>
    new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(amount / 10 ** minorDigits[currency]);
