import * as z from 'zod/mini';

/**
 * An amount in the minor unit of its currency (ISO 4217). VND has no minor unit, so 1 is one đồng.
 * Bounded by what a JSON number carries exactly; never a float, never negative.
 */
export const amount = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** A change of a balance: like {@link amount}, but of either sign. */
export const signedAmount = z.int().check(z.gte(-Number.MAX_SAFE_INTEGER), z.lte(Number.MAX_SAFE_INTEGER));

/** ISO 4217 codes of the currencies that a wallet may hold. */
export const currencies = ['VND'] as const;
export type Currency = (typeof currencies)[number];

/** Digits of the minor unit by currency (ISO 4217). */
export const minorDigits: Record<Currency, number> = { VND: 0 };
