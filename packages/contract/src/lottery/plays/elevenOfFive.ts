import { groupPlay, type NumberRange, optionsPlay, placePlay, poolPlay, straightPlay, typedPlay } from './builders/index.ts';
import { combinations, numbersBetween, sumOf } from './counting.ts';
import { type LotteryFamily, lotteryCaps } from './LotteryFamily.ts';
import type { DrawnNumbers, Play, PlayText } from './Play.ts';
import { dragonTigerPlay, evenWays, sidesPlay, type ValueWays } from './sides.ts';

const numbers: NumberRange = { lowest: 1, highest: 11, repeats: false };
const [ordinary, ofSides] = [9_700, 9_800];
const drawnCount = 5;
const all = numbersBetween(0, drawnCount - 1);
const places = all.map((place) => ({ place, label: { vi: `Số thứ ${place + 1}`, en: `Number ${place + 1}` } }));
const results = combinations(11, drawnCount);
const example: PlayText = { vi: 'Ví dụ kết quả 05 11 02 08 07.', en: 'Take the result 05 11 02 08 07.' };
const exampleOf = (vi: string, en: string): PlayText => ({ vi: `${example.vi} ${vi}`, en: `${example.en} ${en}` });

/** All results in no order, 462 of them: what is asked of their values is counted, not typed. */
function* resultsOf(from = 1, chosen: readonly number[] = []): Generator<readonly number[]> {
  if (chosen.length === drawnCount) yield chosen;
  else for (const number of numbersBetween(from, 11)) yield* resultsOf(number + 1, [...chosen, number]);
}
function waysOf(value: (drawn: DrawnNumbers) => number): ValueWays {
  const ways = new Map<number, bigint>();
  for (const drawn of resultsOf()) ways.set(value(drawn), (ways.get(value(drawn)) ?? 0n) + 1n);
  return new Map([...ways].sort(([one], [other]) => one - other));
}

const any = (count: number): Play => {
  const hits = Math.min(count, drawnCount);
  return poolPlay(
    {
      id: `any.${count}`,
      group: 'any',
      name: { vi: `Chọn ${count} trúng ${hits}`, en: `${hits} of ${count}` },
      rule:
        count <= drawnCount
          ? {
              vi: `Trúng khi cả ${count} số của lượt đều rơi, thứ tự nào cũng được.`,
              en: `A line wins when all of its ${count} numbers are drawn.`,
            }
          : {
              vi: `Trúng khi cả năm số rơi đều nằm trong ${count} số của lượt.`,
              en: `A line wins when all five numbers drawn are among its ${count}.`,
            },
      example: exampleOf(`Lượt có đủ ${hits} số trong đó thì thắng.`, `A line with ${hits} of them wins.`),
    },
    { ...numbers, places: all },
    { count, tiers: [{ hits, share: ordinary }] },
  );
};

const front = (count: 2 | 3): Play[] => {
  const where = places.slice(0, count);
  const group = `front${count}`;
  const rule = (vi: string, en: string): PlayText => ({
    vi: `Trúng khi ${count} số đầu ${vi}.`,
    en: `A line wins when the first ${count} numbers are right, ${en}.`,
  });
  const shown = count === 2 ? '05 11' : '05 11 02';
  return [
    straightPlay(
      {
        id: `${group}.straight`,
        group,
        name: { vi: 'Trực tiếp', en: 'Straight' },
        rule: rule('đúng cả thứ tự', 'in their order'),
        example: exampleOf(`${shown} thắng.`, `${shown} wins.`),
      },
      numbers,
      where,
      ordinary,
    ),
    typedPlay(
      {
        id: `${group}.typed`,
        group,
        name: { vi: 'Nhập số', en: 'Typed' },
        rule: rule('đúng cả thứ tự', 'in their order'),
        example: exampleOf(`${shown} thắng.`, `${shown} wins.`),
      },
      numbers,
      where.map(({ place }) => place),
      ordinary,
    ),
    groupPlay(
      {
        id: `${group}.group`,
        group,
        name: { vi: 'Tổ hợp', en: 'Any order' },
        rule: rule('đúng, thứ tự nào cũng được', 'in any order'),
        example: exampleOf(`${shown} theo thứ tự nào cũng thắng.`, `${shown} wins in any order.`),
      },
      numbers,
      where.map(({ place }) => place),
      [{ label: { vi: 'Chọn số', en: 'Numbers' }, times: 1, count }],
      ordinary,
    ),
  ];
};

const oddsIn = (drawn: DrawnNumbers): number => drawn.filter((number) => number % 2 === 1).length;
const middleOf = (drawn: DrawnNumbers): number => [...drawn].sort((one, other) => one - other)[2] ?? 0;
const oddWays = waysOf(oddsIn);
const middleWays = waysOf(middleOf);

/** Five of the numbers 1 to 11. */
export const elevenOfFive: LotteryFamily = {
  id: 'elevenOfFive',
  name: { vi: '11 chọn 5', en: '11 of 5' },
  draw: { kind: 'numbers', ...numbers, count: drawnCount },
  groups: [
    { id: 'any', name: { vi: 'Tuỳ chọn', en: 'Any' } },
    { id: 'place', name: { vi: 'Định vị', en: 'Places' } },
    { id: 'front2', name: { vi: 'Hai số đầu', en: 'First two' } },
    { id: 'front3', name: { vi: 'Ba số đầu', en: 'First three' } },
    { id: 'sides', name: { vi: 'Lớn – Nhỏ', en: 'Big – small' } },
    { id: 'fun', name: { vi: 'Thú vị', en: 'Odd and middle' } },
    { id: 'dragonTiger', name: { vi: 'Rồng Hổ', en: 'Dragon Tiger' } },
  ],
  plays: [
    ...numbersBetween(1, 8).map(any),
    placePlay(
      {
        id: 'place',
        group: 'place',
        name: { vi: 'Từng vị trí', en: 'Each place' },
        rule: {
          vi: 'Mỗi số đã chọn là một lượt. Trúng khi nó rơi đúng vị trí.',
          en: 'Each number that you pick is a line. It wins when it falls on its place.',
        },
        example: exampleOf('Số 11 ở vị trí thứ hai thắng.', '11 as number 2 wins.'),
      },
      numbers,
      places,
      ordinary,
    ),
    ...front(2),
    ...front(3),
    sidesPlay(
      {
        id: 'sides.sum',
        group: 'sides',
        name: { vi: 'Tổng năm số', en: 'Sum of five' },
        rule: {
          vi: 'Lớn khi tổng từ 31 trở lên, Nhỏ khi dưới 30; tổng 30 hoàn cược. Lẻ và Chẵn cũng vậy.',
          en: 'Big from 31 on, small below 30; at 30 the stake comes back. So it does for odd and even.',
        },
        example: exampleOf('Tổng 33 là Lớn và Lẻ.', 'The sum is 33: big and odd.'),
      },
      { value: sumOf, ways: waysOf(sumOf), bigFrom: 31, back: 30 },
      ofSides,
    ),
    ...places.map(({ place, label }) =>
      sidesPlay(
        {
          id: `sides.${place + 1}`,
          group: 'sides',
          name: label,
          rule: {
            vi: `Lớn khi số này từ 6 đến 10, Nhỏ khi từ 1 đến 5; số 11 hoàn cược. Lẻ và Chẵn cũng vậy.`,
            en: `Big from 6 to 10, small from 1 to 5; at 11 the stake comes back. So it does for odd and even.`,
          },
          example: exampleOf('Số đầu 05 là Nhỏ và Lẻ.', 'The first number is 05: small and odd.'),
        },
        { value: (drawn) => drawn[place] ?? 0, ways: evenWays(1, 11), bigFrom: 6, back: 11 },
        ofSides,
      ),
    ),
    optionsPlay(
      {
        id: 'fun.odd',
        group: 'fun',
        name: { vi: 'Số lượng lẻ', en: 'Odd numbers' },
        rule: { vi: 'Trúng khi có đúng bấy nhiêu số lẻ.', en: 'A line wins when so many of the numbers are odd.' },
        example: exampleOf('Có ba số lẻ.', 'Three are odd.'),
      },
      [...oddWays].map(([count, ways]) => ({
        id: String(count),
        label: { vi: `${count} lẻ ${drawnCount - count} chẵn`, en: `${count} odd, ${drawnCount - count} even` },
        ways,
        wins: (drawn) => oddsIn(drawn) === count,
      })),
      results,
      ordinary,
    ),
    optionsPlay(
      {
        id: 'fun.middle',
        group: 'fun',
        name: { vi: 'Số giữa', en: 'Middle number' },
        rule: {
          vi: 'Xếp năm số từ nhỏ đến lớn. Trúng khi số ở giữa đúng.',
          en: 'Of the numbers in ascending order, a line wins when the third is right.',
        },
        example: exampleOf('Số giữa là 07.', 'The middle one is 07.'),
      },
      [...middleWays].map(([middle, ways]) => ({
        id: String(middle),
        label: { vi: String(middle), en: String(middle) },
        ways,
        wins: (drawn) => middleOf(drawn) === middle,
      })),
      results,
      ordinary,
    ),
    dragonTigerPlay(
      {
        id: 'dragonTiger.15',
        group: 'dragonTiger',
        name: { vi: 'Số đầu – Số cuối', en: 'First – last' },
        rule: {
          vi: 'Rồng khi số đầu lớn hơn, Hổ khi số cuối lớn hơn.',
          en: 'Dragon when the first number is larger, tiger when the last is.',
        },
        example: exampleOf('05 nhỏ hơn 07: Hổ thắng.', '05 is less than 07: tiger wins.'),
      },
      { dragon: 0, tiger: 4, size: 11, repeats: false },
      ofSides,
    ),
  ],
  caps: lotteryCaps.highFrequency,
};
