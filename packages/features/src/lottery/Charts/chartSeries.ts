import type { DrawnNumbers, LotteryFamily, LotteryFamilyId, Play, PlayText } from '@baize/contract/lottery';
import { numberText } from '../numberText.ts';

/** What of a draw is looked at that no place of a board names. */
export type SeriesKind = 'numbers' | 'sum' | 'topTwoSum' | 'special' | 'power' | 'zodiac' | 'tens' | 'units' | 'lastTwo' | 'allLots';

/** One value that a series can have. */
export interface SeriesColumn {
  value: number;
  /** As it is written: a number with all of its digits, or a word. */
  text: string | PlayText;
}

/** Something of a draw that is followed from draw to draw: the digit of a place, a sum, the numbers that fall. */
export interface ChartSeries {
  id: string;
  /** The name of a place, or which kind it is. */
  name: PlayText | SeriesKind;
  columns: readonly SeriesColumn[];
  /** A draw has one value of it: the draws are joined by a line. */
  isSingle: boolean;
  /** Place of the draw that it is about; undefined where it is about several. */
  place?: number | undefined;
  /** Values that a draw has, each once. */
  valuesOf(numbers: DrawnNumbers): readonly number[];
}

const between = (lowest: number, highest: number, most = highest): SeriesColumn[] =>
  Array.from({ length: highest - lowest + 1 }, (_, at) => ({ value: lowest + at, text: numberText(lowest + at, most) }));
const known = (value: number | undefined): number[] => (value === undefined ? [] : [value]);
const sumOf = (numbers: DrawnNumbers): number => numbers.reduce((sum, number) => sum + number, 0);

const ofPlace = (place: number, name: PlayText, lowest: number, highest: number): ChartSeries => ({
  ...{ id: `place${place}`, name, place, isSingle: true, columns: between(lowest, highest) },
  valuesOf: (numbers) => known(numbers[place]),
});
/** The places of a board, one each. */
function ofPlaces({ plays }: LotteryFamily): ChartSeries[] {
  const board = plays.find(({ id }) => id === 'place')?.board;
  return board?.kind === 'rows' ? board.rows.map(({ label }, place) => ofPlace(place, label, board.lowest, board.highest)) : [];
}
/** The numbers that fall on some places, in whatever order. */
const ofNumbers = (lowest: number, highest: number, count = Number.POSITIVE_INFINITY): ChartSeries => ({
  ...{ id: 'numbers', name: 'numbers', isSingle: false, columns: between(lowest, highest) },
  valuesOf: (numbers) => [...new Set(numbers.slice(0, count))],
});
const ofSum = (lowest: number, highest: number): ChartSeries => ({
  ...{ id: 'sum', name: 'sum', isSingle: true, columns: between(lowest, highest) },
  valuesOf: (numbers) => [sumOf(numbers)],
});
const topTwoSum: ChartSeries = { ...ofSum(3, 19), name: 'topTwoSum', valuesOf: (numbers) => [sumOf(numbers.slice(0, 2))] };
/** One number of a draw that has a name of its own. */
const ofNamed = (kind: 'special' | 'power', place: number, lowest: number, highest: number): ChartSeries => ({
  ...{ id: kind, name: kind, place, isSingle: true, columns: between(lowest, highest) },
  valuesOf: (numbers) => known(numbers[place]),
});

/** Which option of a play wins: the play itself says it. */
function ofOptions(kind: SeriesKind, play: Play | undefined): ChartSeries[] {
  if (play?.board.kind !== 'options') return [];
  const { options } = play.board;
  const all = [options.map((_, place) => place)];
  const places = new Map(play.prizes.filter(({ id }) => !id.endsWith('.back')).map(({ id }, place) => [id, place]));
  return [
    {
      ...{ id: kind, name: kind, isSingle: true, columns: options.map(({ label }, value) => ({ value, text: label })) },
      valuesOf: (numbers) => play.score(all, numbers).flatMap(({ prize }) => known(places.get(prize))),
    },
  ];
}

const ten = 10;
const hundred = 100;
/** Of lots the digits that are bet on: those of the special prize, and the last two of all lots. */
const ofLots: readonly ChartSeries[] = [
  {
    ...{ id: 'tens', name: 'tens', isSingle: true, columns: between(0, 9) },
    valuesOf: ([special = 0]) => [Math.floor((special % hundred) / ten)],
  },
  { ...{ id: 'units', name: 'units', isSingle: true, columns: between(0, 9) }, valuesOf: ([special = 0]) => [special % ten] },
  {
    ...{ id: 'lastTwo', name: 'lastTwo', isSingle: true, columns: between(0, 99) },
    valuesOf: ([special = 0]) => [special % hundred],
  },
  {
    ...{ id: 'allLots', name: 'allLots', isSingle: false, columns: between(0, 99) },
    valuesOf: (numbers) => [...new Set(numbers.map((number) => number % hundred))],
  },
];

const six = 6;
/** What of each family's draws is followed. */
const byFamily: Record<LotteryFamilyId, (family: LotteryFamily) => readonly ChartSeries[]> = {
  fiveDigits: (family) => [...ofPlaces(family), ofNumbers(0, 9), ofSum(0, 45)],
  elevenOfFive: (family) => [...ofPlaces(family), ofNumbers(1, 11)],
  threeDice: () => [ofSum(3, 18), ofNumbers(1, 6)],
  tenRace: (family) => [...ofPlaces(family), topTwoSum],
  pc28: () => [ofSum(0, 27), ofNumbers(0, 9)],
  keno: () => [ofNumbers(1, 80)],
  threeDigits: (family) => [...ofPlaces(family), ofNumbers(0, 9), ofSum(0, 27)],
  vietnamNorth: () => ofLots,
  vietnamSouth: () => ofLots,
  mega645: () => [ofNumbers(1, 45)],
  power655: () => [ofNumbers(1, 55, six), ofNamed('power', six, 1, 55)],
  markSix: ({ plays }) => [
    ofNamed('special', six, 1, 49),
    ...ofOptions(
      'zodiac',
      plays.find(({ id }) => id === 'zodiac.special'),
    ),
    ofNumbers(1, 49),
  ],
};

/** What of a family's draws is followed in charts and statistics: one series at least. */
export const chartSeries = (family: LotteryFamily): readonly ChartSeries[] => byFamily[family.id](family);
