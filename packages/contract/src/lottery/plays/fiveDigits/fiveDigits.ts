import { placePlay } from '../builders/index.ts';
import { type LotteryFamily, lotteryCaps } from '../LotteryFamily.ts';
import type { Play } from '../Play.ts';
import { among } from './among.ts';
import { dragonTigers } from './dragonTigers.ts';
import { groups } from './groups.ts';
import { digits, ordinary, places } from './places.ts';
import { sides } from './sidePlays.ts';
import { straight } from './straight.ts';
import { sums } from './sums.ts';
import { type WindowGroup, windowsOf } from './windows.ts';

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
