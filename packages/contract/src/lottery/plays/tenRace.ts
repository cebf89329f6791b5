import { type NumberRange, placePlay, straightPlay, typedPlay } from './builders/index.ts';
import { numbersBetween } from './counting.ts';
import { type LotteryFamily, lotteryCaps } from './LotteryFamily.ts';
import type { Play, PlayText } from './Play.ts';
import { dragonTigerPlay, evenWays, sidesPlay, sumAt, type ValueWays, valuesPlay } from './sides.ts';

const cars: NumberRange = { lowest: 1, highest: 10, repeats: false };
const [ordinary, ofSides] = [9_800, 9_900];
const places = numbersBetween(0, 9).map((place) => ({ place, label: { vi: `Hạng ${place + 1}`, en: `Place ${place + 1}` } }));
const exampleOf = (vi: string, en: string): PlayText => ({
  vi: `Ví dụ kết quả 07 02 10 01 05 09 03 08 04 06. ${vi}`,
  en: `Take the result 07 02 10 01 05 09 03 08 04 06. ${en}`,
});

/** Sums of the first two: each of the 90 results in their order. */
const topTwo: ValueWays = new Map(
  numbersBetween(3, 19).map((sum) => [
    sum,
    BigInt(numbersBetween(1, 10).filter((car) => sum - car >= 1 && sum - car <= 10 && sum - car !== car).length),
  ]),
);

const top = (count: number): Play[] => {
  const words = {
    group: 'top',
    rule: {
      vi: `Trúng khi ${count} hạng đầu đúng cả thứ tự.`,
      en: `A line wins when the first ${count} places are right, in their order.`,
    },
    example: exampleOf(
      `${['07', '02', '10', '01', '05'].slice(0, count).join(' ')} thắng.`,
      `${['07', '02', '10', '01', '05'].slice(0, count).join(' ')} wins.`,
    ),
  };
  return [
    straightPlay(
      { ...words, id: `top.${count}`, name: { vi: `${count} hạng đầu`, en: `First ${count}` } },
      cars,
      places.slice(0, count),
      ordinary,
    ),
    typedPlay(
      { ...words, id: `top.${count}.typed`, name: { vi: `${count} hạng đầu: nhập số`, en: `First ${count}: typed` } },
      cars,
      numbersBetween(0, count - 1),
      ordinary,
    ),
  ];
};

/** Ten cars in the order in which they come in (PK10). */
export const tenRace: LotteryFamily = {
  id: 'tenRace',
  name: { vi: 'Đua xe PK10', en: 'PK10 race' },
  draw: { kind: 'numbers', ...cars, count: 10 },
  groups: [
    { id: 'place', name: { vi: 'Định vị', en: 'Places' } },
    { id: 'top', name: { vi: 'Hạng đầu', en: 'First places' } },
    { id: 'sides', name: { vi: 'Lớn – Nhỏ', en: 'Big – small' } },
    { id: 'sum', name: { vi: 'Tổng hai hạng đầu', en: 'Sum of first two' } },
    { id: 'dragonTiger', name: { vi: 'Rồng Hổ', en: 'Dragon Tiger' } },
  ],
  plays: [
    placePlay(
      {
        id: 'place',
        group: 'place',
        name: { vi: 'Từng hạng', en: 'Each place' },
        rule: {
          vi: 'Mỗi xe đã chọn là một lượt. Trúng khi xe về đúng hạng.',
          en: 'Each car that you pick is a line. It wins when it comes in on its place.',
        },
        example: exampleOf('Xe 10 ở hạng 3 thắng.', 'Car 10 on place 3 wins.'),
      },
      cars,
      places,
      ordinary,
    ),
    ...numbersBetween(2, 5).flatMap(top),
    ...places.map(({ place, label }) =>
      sidesPlay(
        {
          id: `sides.${place + 1}`,
          group: 'sides',
          name: label,
          rule: {
            vi: 'Lớn từ 6 đến 10, Nhỏ từ 1 đến 5; Lẻ và Chẵn theo số xe.',
            en: 'Big from 6 to 10, small from 1 to 5; odd and even by the car’s number.',
          },
          example: exampleOf('Hạng 1 là xe 07: Lớn và Lẻ.', 'Car 07 is on place 1: big and odd.'),
        },
        { value: (drawn) => drawn[place] ?? 0, ways: evenWays(1, 10), bigFrom: 6 },
        ofSides,
      ),
    ),
    sidesPlay(
      {
        id: 'sum.sides',
        group: 'sum',
        name: { vi: 'Lớn – Nhỏ của tổng', en: 'Sides of the sum' },
        rule: {
          vi: 'Lớn khi tổng hai hạng đầu từ 12 trở lên, Nhỏ khi dưới 12.',
          en: 'Big when the first two places add up to 12 or more, small when to less.',
        },
        example: exampleOf('Tổng 9 là Nhỏ và Lẻ.', 'The sum is 9: small and odd.'),
      },
      { value: sumAt([0, 1]), ways: topTwo, bigFrom: 12 },
      ofSides,
    ),
    valuesPlay(
      {
        id: 'sum',
        group: 'sum',
        name: { vi: 'Tổng hai hạng đầu', en: 'Sum of the first two' },
        rule: { vi: 'Trúng khi tổng hai hạng đầu đúng bằng số đã chọn.', en: 'A line wins when the first two places add up to it.' },
        example: exampleOf('Tổng là 9.', 'The sum is 9.'),
      },
      { value: sumAt([0, 1]), ways: topTwo },
      ordinary,
    ),
    ...numbersBetween(0, 4).map((place) =>
      dragonTigerPlay(
        {
          id: `dragonTiger.${place + 1}`,
          group: 'dragonTiger',
          name: { vi: `Hạng ${place + 1} – Hạng ${10 - place}`, en: `Place ${place + 1} – place ${10 - place}` },
          rule: {
            vi: `Rồng khi xe hạng ${place + 1} có số lớn hơn, Hổ khi xe hạng ${10 - place} có số lớn hơn.`,
            en: `Dragon when the car on place ${place + 1} has the larger number, tiger when the one on place ${10 - place} has.`,
          },
          example: exampleOf('Hạng 1 là 07, hạng 10 là 06: Rồng thắng.', 'Place 1 is 07, place 10 is 06: dragon wins.'),
        },
        { dragon: place, tiger: 9 - place, size: 10, repeats: false },
        ofSides,
      ),
    ),
  ],
  caps: lotteryCaps.highFrequency,
};
