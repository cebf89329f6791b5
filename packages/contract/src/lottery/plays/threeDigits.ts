import { amongPlay, groupPlay, type NumberRange, pairRows, placePlay, straightPlay, typedPlay } from './builders/index.ts';
import { waysBySum } from './counting.ts';
import { type LotteryFamily, lotteryCaps } from './LotteryFamily.ts';
import type { PlayText } from './Play.ts';
import { sidesPlay, sumAt, valuesFrom, valuesPlay } from './sides.ts';

const digits: NumberRange = { lowest: 0, highest: 9, repeats: true };
const [ordinary, ofSides] = [9_500, 9_700];
const places = (
  [
    { vi: 'Trăm', en: '1st digit' },
    { vi: 'Chục', en: '2nd digit' },
    { vi: 'Đơn vị', en: '3rd digit' },
  ] satisfies PlayText[]
).map((label, place) => ({ place, label }));
const all = [0, 1, 2];
const exampleOf = (vi: string, en: string): PlayText => ({ vi: `Ví dụ kết quả 3 0 7. ${vi}`, en: `Take the result 3 0 7. ${en}` });
const inOrder: PlayText = { vi: 'Trúng khi ba số đúng cả thứ tự.', en: 'A line wins when all digits are right, in their order.' };

/** Three digits (3D). */
export const threeDigits: LotteryFamily = {
  id: 'threeDigits',
  name: { vi: '3D', en: '3D' },
  draw: { kind: 'numbers', ...digits, count: 3 },
  groups: [
    { id: 'place', name: { vi: 'Định vị', en: 'Places' } },
    { id: 'three', name: { vi: 'Ba số', en: 'Three digits' } },
    { id: 'group', name: { vi: 'Tổ hợp', en: 'Any order' } },
    { id: 'sum', name: { vi: 'Tổng', en: 'Sum' } },
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
        example: exampleOf('Số 0 ở hàng Chục thắng.', '0 as the 2nd digit wins.'),
      },
      digits,
      places,
      ordinary,
    ),
    straightPlay(
      {
        id: 'three.straight',
        group: 'three',
        name: { vi: 'Trực tiếp', en: 'Straight' },
        rule: inOrder,
        example: exampleOf('3 0 7 thắng.', '3 0 7 wins.'),
      },
      digits,
      places,
      ordinary,
    ),
    typedPlay(
      {
        id: 'three.typed',
        group: 'three',
        name: { vi: 'Nhập số', en: 'Typed' },
        rule: inOrder,
        example: exampleOf('3 0 7 thắng.', '3 0 7 wins.'),
      },
      digits,
      all,
      ordinary,
    ),
    groupPlay(
      {
        id: 'group.3',
        group: 'group',
        name: { vi: 'Tổ hợp 3', en: 'Pair and single' },
        rule: { vi: 'Trúng khi rơi một đôi và một số đơn đã chọn.', en: 'A line wins when its pair and its single fall, in any order.' },
        example: exampleOf('Không có đôi: thua.', 'There is no pair: it loses.'),
      },
      digits,
      all,
      pairRows(),
      ordinary,
    ),
    groupPlay(
      {
        id: 'group.6',
        group: 'group',
        name: { vi: 'Tổ hợp 6', en: 'Three different' },
        rule: {
          vi: 'Trúng khi rơi ba số khác nhau đã chọn, thứ tự nào cũng được.',
          en: 'A line wins when its three digits fall, in any order.',
        },
        example: exampleOf('0, 3 và 7 thắng.', '0, 3 and 7 win.'),
      },
      digits,
      all,
      [{ label: { vi: 'Chọn số', en: 'Digits' }, times: 1, count: 3 }],
      ordinary,
    ),
    amongPlay(
      {
        id: 'group.any',
        group: 'group',
        name: { vi: 'Có một số', en: 'One digit among them' },
        rule: { vi: 'Trúng khi số đã chọn có trong ba số.', en: 'A line wins when its digit is among the three.' },
        example: exampleOf('0, 3 và 7 thắng.', '0, 3 and 7 win.'),
      },
      digits,
      all,
      1,
      ordinary,
    ),
    sidesPlay(
      {
        id: 'sum.sides',
        group: 'sum',
        name: { vi: 'Lớn – Nhỏ', en: 'Big – small' },
        rule: {
          vi: 'Lớn khi tổng từ 14 trở lên, Nhỏ khi dưới 14; Lẻ và Chẵn theo tổng.',
          en: 'Big when the sum is 14 or more, small when less; odd and even by the sum.',
        },
        example: exampleOf('Tổng 10 là Nhỏ và Chẵn.', 'The sum is 10: small and even.'),
      },
      { value: sumAt(all), ways: valuesFrom(waysBySum(3, 0, 9)), bigFrom: 14 },
      ofSides,
    ),
    valuesPlay(
      {
        id: 'sum',
        group: 'sum',
        name: { vi: 'Tổng', en: 'Sum' },
        rule: { vi: 'Trúng khi tổng ba số đúng bằng số đã chọn.', en: 'A line wins when the digits add up to it.' },
        example: exampleOf('Tổng là 10.', 'The sum is 10.'),
      },
      { value: sumAt(all), ways: valuesFrom(waysBySum(3, 0, 9)) },
      ordinary,
    ),
  ],
  caps: lotteryCaps.lowFrequency,
};
