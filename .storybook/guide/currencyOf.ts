import { type Currency, currencies } from '@baize/contract';

/** A brand's currency; VND for one that no portal knows, which its gateway refuses. */
export const currencyOf = (brand: { currency: string }): Currency => currencies.find((code) => code === brand.currency) ?? 'VND';
