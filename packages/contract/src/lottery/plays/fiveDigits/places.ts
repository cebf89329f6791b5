import type { NumberRange } from '../builders/index.ts';
import type { PlayText } from '../Play.ts';

/** Digits of each place. */
export const digits: NumberRange = { lowest: 0, highest: 9, repeats: true };
/** Returned of stakes, in hundredths of a percent: more of the sides, whose odds are compared the most. */
export const [ordinary, ofSides] = [9_800, 9_900];

const placeNames: readonly PlayText[] = [
  { vi: 'Vạn', en: '1st digit' },
  { vi: 'Nghìn', en: '2nd digit' },
  { vi: 'Trăm', en: '3rd digit' },
  { vi: 'Chục', en: '4th digit' },
  { vi: 'Đơn vị', en: '5th digit' },
];
export const places = placeNames.map((label, place) => ({ place, label }));
