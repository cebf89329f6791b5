import type { Language } from '@baize/contract';

/** Hundredths of a percent as a percentage: `0,6%`. */
export const rateText = (rate: number, language: Language): string =>
  (rate / 10_000).toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 });
