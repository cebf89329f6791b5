import { type NumberRange, optionsPlay, poolPlay } from './builders/index.ts';
import { combinations, numbersBetween, sumOf } from './counting.ts';
import { type LotteryFamily, lotteryCaps } from './LotteryFamily.ts';
import type { DrawnNumbers, Play, PlayText } from './Play.ts';

const numbers: NumberRange = { lowest: 1, highest: 80, repeats: false };
const [drawnCount, ordinary, ofSides, ofPicks] = [20, 9_500, 9_700, 9_200];
const results = combinations(80, drawnCount);
const places = numbersBetween(0, drawnCount - 1);
const middle = 810;

/** Results by the range that their sum is in. Counted over all of them, which takes too long on a phone: `knownCounts.test.ts` counts them again. */
const elements = [
  { id: 'metal', label: { vi: 'Kim', en: 'Metal' }, from: 210, to: 695, ways: 362_424_019_495_171_770n },
  { id: 'wood', label: { vi: 'Mộc', en: 'Wood' }, from: 696, to: 763, ways: 712_463_910_471_784_803n },
  { id: 'water', label: { vi: 'Thuỷ', en: 'Water' }, from: 764, to: 855, ways: 1_371_845_418_169_315_204n },
  { id: 'fire', label: { vi: 'Hoả', en: 'Fire' }, from: 856, to: 923, ways: 719_054_759_525_309_151n },
  { id: 'earth', label: { vi: 'Thổ', en: 'Earth' }, from: 924, to: 1_410, ways: 369_528_034_550_593_392n },
] as const;
const middleWays = 15_542_763_534_960_598n;
/** Each side of the middle has as many results: with each number n counted as 81 − n a result becomes its mirror. */
const sideWays = (results - middleWays) / 2n;
const atMiddle = { backWays: middleWays, isBack: (drawn: DrawnNumbers) => sumOf(drawn) === middle };

/** Results with so many numbers in one half of the 80. */
const halves = numbersBetween(0, drawnCount).map((count) => combinations(40, count) * combinations(40, drawnCount - count));
const waysWhere = (is: (count: number) => boolean): bigint => halves.reduce((sum, ways, count) => (is(count) ? sum + ways : sum), 0n);
const exampleOf = (vi: string, en: string): PlayText => ({ vi: `Hai mươi số rơi. ${vi}`, en: `Twenty numbers fall. ${en}` });

/** How many right numbers win something, by how many are picked. */
const winningHits: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [3, 2],
  4: [4, 3, 2],
  5: [5, 4, 3],
  6: [6, 5, 4, 3],
  7: [7, 6, 5, 4],
  8: [8, 7, 6, 5],
  9: [9, 8, 7, 6, 5],
  10: [10, 9, 8, 7, 6, 5],
};

const pick = (count: number): Play => {
  const tiers = winningHits[count] ?? [];
  return poolPlay(
    {
      id: `pick.${count}`,
      group: 'pick',
      name: { vi: `Chọn ${count} số`, en: `Pick ${count}` },
      rule: { vi: `Trúng theo số lượng số đúng: ${tiers.join(', ')}.`, en: `A line wins by how many are right: ${tiers.join(', ')}.` },
      example: exampleOf(`Đúng ${tiers[0]} số thì được mức cao nhất.`, `The highest prize is for ${tiers[0]} right.`),
    },
    { ...numbers, places },
    // What is returned is spread evenly over the tiers.
    { count, tiers: tiers.map((hits) => ({ hits, share: Math.floor(ofPicks / tiers.length) })) },
  );
};

const upper = (drawn: DrawnNumbers): number => drawn.filter((number) => number <= 40).length;
const odd = (drawn: DrawnNumbers): number => drawn.filter((number) => number % 2 === 1).length;
const compared = (
  words: { id: string; name: PlayText; rule: PlayText; example: PlayText },
  labels: readonly [PlayText, PlayText, PlayText],
  count: (drawn: DrawnNumbers) => number,
): Play =>
  optionsPlay(
    { ...words, group: 'sides' },
    [
      { id: 'more', label: labels[0], ways: waysWhere((one) => one > 10), wins: (drawn) => count(drawn) > 10 },
      { id: 'tie', label: labels[1], ways: waysWhere((one) => one === 10), wins: (drawn) => count(drawn) === 10 },
      { id: 'less', label: labels[2], ways: waysWhere((one) => one < 10), wins: (drawn) => count(drawn) < 10 },
    ],
    results,
    ordinary,
  );

/** Twenty of the numbers 1 to 80. */
export const keno: LotteryFamily = {
  id: 'keno',
  name: { vi: 'Keno', en: 'Keno' },
  draw: { kind: 'numbers', ...numbers, count: drawnCount },
  groups: [
    { id: 'pick', name: { vi: 'Chọn số', en: 'Picks' } },
    { id: 'sides', name: { vi: 'Lớn – Nhỏ', en: 'Big – small' } },
    { id: 'elements', name: { vi: 'Ngũ hành', en: 'Five elements' } },
  ],
  plays: [
    ...numbersBetween(1, 10).map(pick),
    optionsPlay(
      {
        id: 'sides.sum',
        group: 'sides',
        name: { vi: 'Tổng lớn – nhỏ', en: 'Sides of the sum' },
        rule: {
          vi: 'Lớn khi tổng trên 810, Nhỏ khi dưới 810; tổng 810 hoàn cược.',
          en: 'Big above 810, small below; at 810 the stake comes back.',
        },
        example: exampleOf('Tổng 812 là Lớn.', 'A sum of 812 is big.'),
      },
      [
        { id: 'big', label: { vi: 'Lớn', en: 'Big' }, ways: sideWays, wins: (drawn) => sumOf(drawn) > middle, ...atMiddle },
        { id: 'small', label: { vi: 'Nhỏ', en: 'Small' }, ways: sideWays, wins: (drawn) => sumOf(drawn) < middle, ...atMiddle },
      ],
      results,
      ofSides,
    ),
    compared(
      {
        id: 'sides.half',
        name: { vi: 'Trên – Dưới', en: 'Upper – lower' },
        rule: {
          vi: 'Trên khi có hơn mười số từ 1 đến 40, Dưới khi ít hơn, Hoà khi đúng mười.',
          en: 'Upper when more than ten are from 1 to 40, lower when fewer, tie at ten.',
        },
        example: exampleOf('Có 12 số từ 1 đến 40: Trên.', 'Of 12 from 1 to 40 upper wins.'),
      },
      [
        { vi: 'Trên', en: 'Upper' },
        { vi: 'Hoà', en: 'Tie' },
        { vi: 'Dưới', en: 'Lower' },
      ],
      upper,
    ),
    compared(
      {
        id: 'sides.odd',
        name: { vi: 'Lẻ – Chẵn', en: 'Odd – even' },
        rule: {
          vi: 'Lẻ khi có hơn mười số lẻ, Chẵn khi ít hơn, Hoà khi đúng mười.',
          en: 'Odd when more than ten are odd, even when fewer, tie at ten.',
        },
        example: exampleOf('Có 9 số lẻ: Chẵn.', 'Of 9 odd ones even wins.'),
      },
      [
        { vi: 'Lẻ', en: 'Odd' },
        { vi: 'Hoà', en: 'Tie' },
        { vi: 'Chẵn', en: 'Even' },
      ],
      odd,
    ),
    optionsPlay(
      {
        id: 'elements',
        group: 'elements',
        name: { vi: 'Ngũ hành', en: 'Five elements' },
        rule: {
          vi: `Trúng khi tổng nằm trong khoảng: ${elements.map(({ label, from, to }) => `${label.vi} ${from}–${to}`).join(', ')}.`,
          en: `A line wins when the sum is in its range: ${elements.map(({ label, from, to }) => `${label.en} ${from}–${to}`).join(', ')}.`,
        },
        example: exampleOf('Tổng 812 là Thuỷ.', 'A sum of 812 is water.'),
      },
      elements.map(({ id, label, from, to, ways }) => ({
        id,
        label,
        ways,
        wins: (drawn) => sumOf(drawn) >= from && sumOf(drawn) <= to,
      })),
      results,
      ordinary,
    ),
  ],
  caps: lotteryCaps.highFrequency,
};
