import { optionsPlay, withDraws } from '../builders/index.ts';
import { numbersBetween } from '../counting.ts';
import type { Play } from '../Play.ts';
import { ofSides } from './returns.ts';
import { last } from './specialEnd.ts';

/** Big, small, odd and even of the special prize. */
export const sidesOfSpecial = (): Play =>
  withDraws(
    optionsPlay(
      {
        id: 'sides',
        group: 'sides',
        name: { vi: 'Tài – Xỉu', en: 'Big – small' },
        rule: {
          vi: 'Theo hai số cuối của giải đặc biệt: Tài từ 50 đến 99, Xỉu từ 00 đến 49; Lẻ và Chẵn theo số cuối.',
          en: 'By the last two digits of the special prize: big from 50 to 99, small from 00 to 49; odd and even by the last one.',
        },
        example: { vi: 'Giải đặc biệt 84027: 27 là Xỉu và Lẻ.', en: 'Of the special prize 84027, 27 is small and odd.' },
      },
      [
        { id: 'big', label: { vi: 'Tài', en: 'Big' }, ways: 50, wins: (drawn) => last(drawn) >= 50 },
        { id: 'small', label: { vi: 'Xỉu', en: 'Small' }, ways: 50, wins: (drawn) => last(drawn) < 50 },
        { id: 'odd', label: { vi: 'Lẻ', en: 'Odd' }, ways: 50, wins: (drawn) => last(drawn) % 2 === 1 },
        { id: 'even', label: { vi: 'Chẵn', en: 'Even' }, ways: 50, wins: (drawn) => last(drawn) % 2 === 0 },
      ],
      100,
      ofSides,
    ),
    numbersBetween(0, 99).map((number) => [number]),
  );
