import { amongPlay, type GroupRow, groupPlay, type NumberRange, pairRows, placePlay, straightPlay, typedPlay } from './builders.ts';
import { waysBySum } from './counting.ts';
import { type LotteryFamily, lotteryCaps } from './LotteryFamily.ts';
import type { Play, PlayText } from './Play.ts';
import { dragonTigerPlay, evenWays, sidesPlay, sumAt, valuesFrom, valuesPlay } from './sides.ts';

const digits: NumberRange = { lowest: 0, highest: 9, repeats: true };
/** Returned of stakes, in hundredths of a percent: more of the sides, whose odds are compared the most. */
const [ordinary, ofSides] = [9_800, 9_900];

const placeNames: readonly PlayText[] = [
  { vi: 'Vạn', en: '1st digit' },
  { vi: 'Nghìn', en: '2nd digit' },
  { vi: 'Trăm', en: '3rd digit' },
  { vi: 'Chục', en: '4th digit' },
  { vi: 'Đơn vị', en: '5th digit' },
];
const places = placeNames.map((label, place) => ({ place, label }));

interface Window {
  id: string;
  name: PlayText;
  from: number;
  count: number;
}
const windowsOf = {
  two: [
    { id: 'front', name: { vi: 'hai số đầu', en: 'the first two digits' }, from: 0, count: 2 },
    { id: 'back', name: { vi: 'hai số cuối', en: 'the last two digits' }, from: 3, count: 2 },
  ],
  three: [
    { id: 'front', name: { vi: 'ba số đầu', en: 'the first three digits' }, from: 0, count: 3 },
    { id: 'middle', name: { vi: 'ba số giữa', en: 'the middle three digits' }, from: 1, count: 3 },
    { id: 'back', name: { vi: 'ba số cuối', en: 'the last three digits' }, from: 2, count: 3 },
  ],
  four: [{ id: 'back', name: { vi: 'bốn số cuối', en: 'the last four digits' }, from: 1, count: 4 }],
  five: [{ id: 'all', name: { vi: 'cả năm số', en: 'all five digits' }, from: 0, count: 5 }],
} as const satisfies Record<string, readonly Window[]>;
type WindowGroup = keyof typeof windowsOf;

/** What a draw of 3 8 1 9 6 is in these places, as the examples say it. */
const shown = [3, 8, 1, 9, 6] as const;
const inWindow = ({ from, count }: Window): number[] => Array.from({ length: count }, (_, place) => from + place);
const fallenIn = (window: Window): string =>
  inWindow(window)
    .map((place) => shown[place])
    .join(' ');
const capital = ({ vi, en }: PlayText): PlayText => ({
  vi: vi.charAt(0).toUpperCase() + vi.slice(1),
  en: en.charAt(0).toUpperCase() + en.slice(1),
});

const straight = (group: WindowGroup, window: Window): Play[] => {
  const { id, name } = window;
  const where = places.slice(window.from, window.from + window.count);
  const words = {
    group,
    rule: {
      vi: `Chọn ít nhất một số ở mỗi hàng. Trúng khi ${name.vi} đúng cả thứ tự.`,
      en: `Pick at least one digit in each row. A line wins when ${name.en} are right, in their order.`,
    },
    example: {
      vi: `Kết quả 3 8 1 9 6: ${fallenIn(window)} thắng, sai thứ tự thì thua.`,
      en: `Of the result 3 8 1 9 6, ${fallenIn(window)} wins; in another order it loses.`,
    },
  };
  const title = capital(name);
  return [
    straightPlay(
      { ...words, id: `${group}.straight.${id}`, name: { vi: `${title.vi}: trực tiếp`, en: `${title.en}: straight` } },
      digits,
      where,
      ordinary,
    ),
    typedPlay(
      {
        ...words,
        id: `${group}.typed.${id}`,
        name: { vi: `${title.vi}: nhập số`, en: `${title.en}: typed` },
        rule: {
          vi: `Nhập từng dãy ${window.count} số. Trúng khi ${name.vi} đúng cả thứ tự.`,
          en: `Type lines of ${window.count} digits. A line wins when ${name.en} are right, in their order.`,
        },
      },
      digits,
      inWindow(window),
      ordinary,
    ),
  ];
};

interface Shape {
  id: string;
  name: PlayText;
  rows: readonly GroupRow[];
  /** How the digits fall, in words. */
  falls: PlayText;
}
const row = (vi: string, en: string, times: number, count: number): GroupRow => ({ label: { vi, en }, times, count });
const single = (count: number): GroupRow => row('Số đơn', 'Single', 1, count);
const shapes: Record<WindowGroup, readonly Shape[]> = {
  two: [
    {
      id: 'pair',
      name: { vi: 'tổ hợp', en: 'any order' },
      rows: [single(2)],
      falls: { vi: 'hai số khác nhau', en: 'two different digits' },
    },
  ],
  three: [
    {
      id: 'group3',
      name: { vi: 'tổ hợp 3', en: 'pair and single' },
      rows: pairRows(),
      falls: { vi: 'một đôi và một số đơn', en: 'a pair and a single' },
    },
    {
      id: 'group6',
      name: { vi: 'tổ hợp 6', en: 'three different' },
      rows: [single(3)],
      falls: { vi: 'ba số khác nhau', en: 'three different digits' },
    },
  ],
  four: [
    {
      id: 'group24',
      name: { vi: 'tổ hợp 24', en: 'four different' },
      rows: [single(4)],
      falls: { vi: 'bốn số khác nhau', en: 'four different digits' },
    },
    {
      id: 'group12',
      name: { vi: 'tổ hợp 12', en: 'pair and two singles' },
      rows: [row('Số kép', 'Pair', 2, 1), single(2)],
      falls: { vi: 'một đôi và hai số đơn', en: 'a pair and two singles' },
    },
    {
      id: 'group6',
      name: { vi: 'tổ hợp 6', en: 'two pairs' },
      rows: [row('Số kép', 'Pairs', 2, 2)],
      falls: { vi: 'hai đôi', en: 'two pairs' },
    },
    {
      id: 'group4',
      name: { vi: 'tổ hợp 4', en: 'three of a kind' },
      rows: [row('Số ba', 'Triple', 3, 1), single(1)],
      falls: { vi: 'một bộ ba và một số đơn', en: 'three of a kind and a single' },
    },
  ],
  five: [
    {
      id: 'group120',
      name: { vi: 'tổ hợp 120', en: 'five different' },
      rows: [single(5)],
      falls: { vi: 'năm số khác nhau', en: 'five different digits' },
    },
    {
      id: 'group60',
      name: { vi: 'tổ hợp 60', en: 'pair and three singles' },
      rows: [row('Số kép', 'Pair', 2, 1), single(3)],
      falls: { vi: 'một đôi và ba số đơn', en: 'a pair and three singles' },
    },
    {
      id: 'group30',
      name: { vi: 'tổ hợp 30', en: 'two pairs and a single' },
      rows: [row('Số kép', 'Pairs', 2, 2), single(1)],
      falls: { vi: 'hai đôi và một số đơn', en: 'two pairs and a single' },
    },
    {
      id: 'group20',
      name: { vi: 'tổ hợp 20', en: 'three of a kind and two singles' },
      rows: [row('Số ba', 'Triple', 3, 1), single(2)],
      falls: { vi: 'một bộ ba và hai số đơn', en: 'three of a kind and two singles' },
    },
    {
      id: 'group10',
      name: { vi: 'tổ hợp 10', en: 'three of a kind and a pair' },
      rows: [row('Số ba', 'Triple', 3, 1), row('Số kép', 'Pair', 2, 1)],
      falls: { vi: 'một bộ ba và một đôi', en: 'three of a kind and a pair' },
    },
    {
      id: 'group5',
      name: { vi: 'tổ hợp 5', en: 'four of a kind' },
      rows: [row('Số bốn', 'Four', 4, 1), single(1)],
      falls: { vi: 'một bộ bốn và một số đơn', en: 'four of a kind and a single' },
    },
  ],
};

const groups = (group: WindowGroup, window: Window): Play[] =>
  shapes[group].map(({ id, name, rows, falls }) => {
    const title = capital(window.name);
    return groupPlay(
      {
        id: `${group}.${id}.${window.id}`,
        group,
        name: { vi: `${title.vi}: ${name.vi}`, en: `${title.en}: ${name.en}` },
        rule: {
          vi: `Trúng khi ${window.name.vi} là ${falls.vi} bạn đã chọn, thứ tự nào cũng được.`,
          en: `A line wins when ${window.name.en} are ${falls.en} that you picked, in any order.`,
        },
        example: {
          vi: `Thứ tự rơi không quan trọng: chỉ các số và số lần chúng rơi được tính.`,
          en: `The order does not matter: the digits count, and how often each of them falls.`,
        },
      },
      digits,
      inWindow(window),
      rows,
      ordinary,
    );
  });

const sums = (group: WindowGroup, window: Window): Play =>
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

const among = (window: Window, count: number): Play =>
  amongPlay(
    {
      id: `three.any${count}.${window.id}`,
      group: 'three',
      name: {
        vi: `${capital(window.name).vi}: có ${count} số`,
        en: `${capital(window.name).en}: ${count === 1 ? 'one digit' : 'two digits'} among them`,
      },
      rule: {
        vi:
          count === 1 ? `Trúng khi số đã chọn có trong ${window.name.vi}.` : `Trúng khi cả hai số đã chọn đều có trong ${window.name.vi}.`,
        en:
          count === 1
            ? `A line wins when its digit is among ${window.name.en}.`
            : `A line wins when both of its digits are among ${window.name.en}.`,
      },
      example: {
        vi: `Kết quả 3 8 1 9 6: các số rơi là ${fallenIn(window)}; rơi hai lần vẫn tính một lần.`,
        en: `Of the result 3 8 1 9 6 these are ${fallenIn(window)}; a digit that falls twice counts once.`,
      },
    },
    digits,
    inWindow(window),
    count,
    ordinary,
  );

const sideWords = (id: string, name: PlayText, value: PlayText, bigFrom: number) => ({
  id,
  group: 'sides',
  name,
  rule: {
    vi: `Lớn khi ${value.vi} từ ${bigFrom} trở lên, Nhỏ khi dưới ${bigFrom}; Lẻ và Chẵn theo chính số đó.`,
    en: `Big when ${value.en} is ${bigFrom} or more, small when it is less; odd and even by the number itself.`,
  },
});
const sides: readonly Play[] = [
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

const dragonTigers: readonly Play[] = places.flatMap((first) =>
  places
    .filter(({ place }) => place > first.place)
    .map((second) =>
      dragonTigerPlay(
        {
          id: `dragonTiger.${first.place + 1}${second.place + 1}`,
          group: 'dragonTiger',
          name: { vi: `${first.label.vi} – ${second.label.vi}`, en: `${first.label.en} – ${second.label.en}` },
          rule: {
            vi: `Rồng khi số hàng ${first.label.vi} lớn hơn, Hổ khi số hàng ${second.label.vi} lớn hơn, Hoà khi bằng nhau.`,
            en: `Dragon when the ${first.label.en} is larger, tiger when the ${second.label.en} is, tie when they are equal.`,
          },
          example: {
            vi: `Kết quả 3 8 1 9 6: ${shown[first.place]} và ${shown[second.place]}.`,
            en: `Of the result 3 8 1 9 6 these are ${shown[first.place]} and ${shown[second.place]}.`,
          },
        },
        { dragon: first.place, tiger: second.place, size: 10, repeats: true },
        ofSides,
      ),
    ),
);

const byWindow = (group: WindowGroup): Play[] =>
  windowsOf[group].flatMap((window) => [...straight(group, window), ...groups(group, window)]);

/** Five digits, each from 0 to 9. */
export const fiveDigits: LotteryFamily = {
  id: 'fiveDigits',
  name: { vi: 'Năm số', en: 'Five digits' },
  draw: { kind: 'numbers', ...digits, count: 5 },
  groups: [
    { id: 'place', name: { vi: 'Định vị', en: 'Places' } },
    { id: 'sides', name: { vi: 'Lớn – Nhỏ', en: 'Big – small' } },
    { id: 'two', name: { vi: 'Hai số', en: 'Two digits' } },
    { id: 'three', name: { vi: 'Ba số', en: 'Three digits' } },
    { id: 'four', name: { vi: 'Bốn số', en: 'Four digits' } },
    { id: 'five', name: { vi: 'Năm số', en: 'Five digits' } },
    { id: 'sum', name: { vi: 'Tổng', en: 'Sums' } },
    { id: 'dragonTiger', name: { vi: 'Rồng Hổ', en: 'Dragon Tiger' } },
  ],
  plays: [
    placePlay(
      {
        id: 'place',
        group: 'place',
        name: { vi: 'Từng vị trí', en: 'Each place' },
        rule: {
          vi: 'Mỗi số đã chọn là một lượt. Trúng khi nó rơi đúng vị trí.',
          en: 'Each digit that you pick is a line. It wins when it falls on its place.',
        },
        example: { vi: 'Kết quả 3 8 1 9 6: số 9 ở hàng Chục thắng.', en: 'Of the result 3 8 1 9 6, 9 as the 4th digit wins.' },
      },
      digits,
      places,
      ordinary,
    ),
    ...sides,
    ...byWindow('two'),
    ...byWindow('three'),
    ...windowsOf.three.flatMap((window) => [among(window, 1), among(window, 2)]),
    ...byWindow('four'),
    ...byWindow('five'),
    ...windowsOf.two.map((window) => sums('two', window)),
    ...windowsOf.three.map((window) => sums('three', window)),
    ...windowsOf.five.map((window) => sums('five', window)),
    ...dragonTigers,
  ],
  caps: lotteryCaps.highFrequency,
};
