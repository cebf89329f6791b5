import { type NumberRange, optionsPlay, type PlayOption, withDraws } from './builders/index.ts';
import { waysBySum } from './counting.ts';
import { type LotteryFamily, lotteryCaps } from './LotteryFamily.ts';
import type { DrawnNumbers, PlayText } from './Play.ts';
import { sidesPlay, sumAt, valuesFrom, valuesPlay } from './sides.ts';

const digits: NumberRange = { lowest: 0, highest: 9, repeats: true };
const [ordinary, ofSides] = [9_700, 9_800];
const sum = sumAt([0, 1, 2]);
const bySum = waysBySum(3, 0, 9);
const results = 1_000;
const exampleOf = (vi: string, en: string): PlayText => ({ vi: `Ví dụ kết quả 4 9 3. ${vi}`, en: `Take the result 4 9 3. ${en}` });

const ofSum = (id: string, label: PlayText, is: (sum: number) => boolean): PlayOption => ({
  id,
  label,
  ways: bySum.reduce((ways, count, one) => (is(one) ? ways + count : ways), 0n),
  wins: (drawn) => is(sum(drawn)),
});
const isTriple = (drawn: DrawnNumbers): boolean => new Set(drawn).size === 1;

/** The sum of three digits, 0 to 27 (PC28). */
export const pc28: LotteryFamily = {
  id: 'pc28',
  name: { vi: 'PC28', en: 'PC28' },
  draw: { kind: 'numbers', ...digits, count: 3 },
  groups: [
    { id: 'sides', name: { vi: 'Lớn – Nhỏ', en: 'Big – small' } },
    { id: 'number', name: { vi: 'Con số', en: 'Numbers' } },
    { id: 'special', name: { vi: 'Đặc biệt', en: 'Special' } },
  ],
  plays: [
    sidesPlay(
      {
        id: 'sides',
        group: 'sides',
        name: { vi: 'Lớn – Nhỏ', en: 'Big – small' },
        rule: {
          vi: 'Lớn từ 14 đến 27, Nhỏ từ 0 đến 13; Lẻ và Chẵn theo tổng.',
          en: 'Big from 14 to 27, small from 0 to 13; odd and even by the sum.',
        },
        example: exampleOf('Tổng 16 là Lớn và Chẵn.', 'The sum is 16: big and even.'),
      },
      { value: sum, ways: valuesFrom(bySum), bigFrom: 14 },
      ofSides,
    ),
    optionsPlay(
      {
        id: 'sides.both',
        group: 'sides',
        name: { vi: 'Kết hợp', en: 'Both sides' },
        rule: { vi: 'Trúng khi tổng đúng cả hai tính chất.', en: 'A line wins when both hold of the sum.' },
        example: exampleOf('Tổng 16: Lớn Chẵn thắng.', 'The sum is 16: big and even wins.'),
      },
      [
        ofSum('bigOdd', { vi: 'Lớn Lẻ', en: 'Big and odd' }, (one) => one >= 14 && one % 2 === 1),
        ofSum('bigEven', { vi: 'Lớn Chẵn', en: 'Big and even' }, (one) => one >= 14 && one % 2 === 0),
        ofSum('smallOdd', { vi: 'Nhỏ Lẻ', en: 'Small and odd' }, (one) => one < 14 && one % 2 === 1),
        ofSum('smallEven', { vi: 'Nhỏ Chẵn', en: 'Small and even' }, (one) => one < 14 && one % 2 === 0),
      ],
      results,
      ofSides,
    ),
    valuesPlay(
      {
        id: 'number',
        group: 'number',
        name: { vi: 'Tổng từ 0 đến 27', en: 'Sum from 0 to 27' },
        rule: { vi: 'Trúng khi tổng ba số đúng bằng số đã chọn.', en: 'A line wins when the digits add up to it.' },
        example: exampleOf('Tổng là 16.', 'The sum is 16.'),
      },
      { value: sum, ways: valuesFrom(bySum) },
      ordinary,
    ),
    withDraws(
      optionsPlay(
        {
          id: 'special',
          group: 'special',
          name: { vi: 'Cực và bộ ba', en: 'Ends and triple' },
          rule: {
            vi: 'Cực nhỏ: tổng từ 0 đến 5. Cực lớn: từ 22 đến 27. Bộ ba: ba số giống nhau.',
            en: 'Lowest: a sum from 0 to 5. Highest: from 22 to 27. Triple: all digits are the same.',
          },
          example: exampleOf('Tổng 16: không trúng ô nào.', 'The sum is 16: none of them wins.'),
        },
        [
          ofSum('lowest', { vi: 'Cực nhỏ', en: 'Lowest' }, (one) => one <= 5),
          ofSum('highest', { vi: 'Cực lớn', en: 'Highest' }, (one) => one >= 22),
          { id: 'triple', label: { vi: 'Bộ ba', en: 'Triple' }, ways: 10, wins: isTriple },
        ],
        results,
        ordinary,
      ),
      [[0, 0, 1], [9, 9, 8], ...[0, 5, 9].map((digit) => [digit, digit, digit])],
    ),
  ],
  caps: lotteryCaps.highFrequency,
};
