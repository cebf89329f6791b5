import type { Language } from '@baize/contract';

/** Points as the reader writes them: `48.260`. */
export const pointsText = (points: number, language: Language): string => points.toLocaleString(language);
/** Points of a rate, which has hundredths: `1,5`. */
export const ratePointsText = (hundredths: number, language: Language): string =>
  (hundredths / 100).toLocaleString(language, { maximumFractionDigits: 2 });
