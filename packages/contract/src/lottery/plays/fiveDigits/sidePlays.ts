import { waysBySum } from '../counting.ts';
import type { Play, PlayText } from '../Play.ts';
import { evenWays, sidesPlay, sumAt, valuesFrom } from '../sides.ts';
import { ofSides, places } from './places.ts';
import { shown } from './windows.ts';

const sideWords = (id: string, name: PlayText, value: PlayText, bigFrom: number) => ({
  id,
  group: 'sides',
  name,
  rule: {
    vi: `Lớn khi ${value.vi} từ ${bigFrom} trở lên, Nhỏ khi dưới ${bigFrom}; Lẻ và Chẵn theo chính số đó.`,
    en: `Big when ${value.en} is ${bigFrom} or more, small when it is less; odd and even by the number itself.`,
  },
});
/** Big, small, odd and even, of the sum and of each place. */
export const sides: readonly Play[] = [
  sidesPlay(
    {
      ...sideWords('sides.sum', { vi: 'Tổng năm số', en: 'Sum of five' }, { vi: 'tổng năm số', en: 'the sum of all digits' }, 23),
      example: { vi: 'Kết quả 3 8 1 9 6: tổng 27 là Lớn và Lẻ.', en: 'Of the result 3 8 1 9 6 the sum is 27: big and odd.' },
    },
    { value: sumAt([0, 1, 2, 3, 4]), ways: valuesFrom(waysBySum(5, 0, 9)), bigFrom: 23 },
    ofSides,
  ),
  ...places.map(({ place, label }) =>
    sidesPlay(
      {
        ...sideWords(`sides.${place + 1}`, label, { vi: `số hàng ${label.vi}`, en: `the ${label.en}` }, 5),
        example: {
          vi: `Kết quả 3 8 1 9 6: hàng ${label.vi} là ${shown[place]}.`,
          en: `Of the result 3 8 1 9 6 the ${label.en} is ${shown[place]}.`,
        },
      },
      { value: sumAt([place]), ways: evenWays(0, 9), bigFrom: 5 },
      ofSides,
    ),
  ),
];
