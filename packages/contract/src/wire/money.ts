import * as z from 'zod/mini';

/**
 * An amount in the minor unit of its currency (ISO 4217). VND has no minor unit, so 1 is one đồng.
 * Bounded by what a JSON number carries exactly; never a float, never negative.
 */
export const amount = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** A change of a balance: like {@link amount}, but of either sign. */
export const signedAmount = z.int().check(z.gte(-Number.MAX_SAFE_INTEGER), z.lte(Number.MAX_SAFE_INTEGER));

/** Digits of the minor unit of each currency that a brand may have (ISO 4217). */
export const minorDigits = {
  VND: 0,
  CNY: 2,
  EUR: 2,
  IDR: 2,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  MYR: 2,
  PHP: 2,
  THB: 2,
  USD: 2,
} as const satisfies Record<string, number>;
/** What stands before an amount of each currency, on every screen and in every text (§9 "Currency"). */
export const currencySigns = {
  VND: '₫',
  CNY: '¥',
  EUR: '€',
  IDR: 'Rp',
  JPY: '¥',
  KRW: '₩',
  KWD: 'KD',
  MYR: 'RM',
  PHP: '₱',
  THB: '฿',
  USD: '$',
} as const satisfies Record<keyof typeof minorDigits, string>;

/** ISO 4217 code of a brand's money. */
export type Currency = keyof typeof minorDigits;

/** An amount of whole units, such as §9 names it, in the minor unit of a currency. */
export const inMinorUnit = (units: number, currency: Currency): number => units * 10 ** minorDigits[currency];

/** ISO 4217 codes of the currencies that a brand may have; its gateway tells which one. */
export const currencies = Object.keys(minorDigits) as [Currency, ...Currency[]];
