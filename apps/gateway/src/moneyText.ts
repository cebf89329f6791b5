import type { Language } from '@baize/contract';

/** As the portal writes it (§9 "Currency"): the sign before the amount, and no line break between. The amount is in đồng. */
export const moneyText = (amount: number, language: Language): string => `₫\u00A0${new Intl.NumberFormat(language).format(amount)}`;
