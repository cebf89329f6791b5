import type { Return } from '../odds.ts';

/** What is returned of stakes, in hundredths of a percent. */
export const ofLot: Return = 9_300;
export const ofSpecial: Return = 9_500;
export const ofSets: Return = 9_000;
export const ofSides: Return = 9_700;
