import type { Currency, Language } from '@baize/contract';
import { formatMoney } from '@baize/design-system';

/** Amounts of the brand's currency in the words of a language. */
export const moneyIn =
  (currency: Currency, language: Language) =>
  (amount: number): string =>
    formatMoney(amount, { currency, language, signed: false });
