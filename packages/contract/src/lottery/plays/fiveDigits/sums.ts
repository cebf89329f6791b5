import { waysBySum } from '../counting.ts';
import type { Play } from '../Play.ts';
import { sumAt, valuesFrom, valuesPlay } from '../sides.ts';
import { ordinary } from './places.ts';
import { inWindow, shown, type Window, type WindowGroup } from './windows.ts';

/** What the digits of a window add up to. */
export const sums = (group: WindowGroup, window: Window): Play =>
  valuesPlay(
    {
      id: `${group}.sum.${window.id}`,
      group: 'sum',
      name: { vi: `Tổng ${window.name.vi}`, en: `Sum of ${window.name.en}` },
      rule: { vi: `Trúng khi tổng ${window.name.vi} đúng bằng số đã chọn.`, en: `A line wins when ${window.name.en} add up to it.` },
      example: {
        vi: `Kết quả 3 8 1 9 6: tổng là ${sumAt(inWindow(window))(shown)}.`,
        en: `Of the result 3 8 1 9 6 the sum is ${sumAt(inWindow(window))(shown)}.`,
      },
    },
    { value: sumAt(inWindow(window)), ways: valuesFrom(waysBySum(window.count, 0, 9)) },
    ordinary,
  );
