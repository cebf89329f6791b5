import { amongPlay } from '../builders/index.ts';
import type { Play } from '../Play.ts';
import { digits, ordinary } from './places.ts';
import { capital, fallenIn, inWindow, type Window } from './windows.ts';

/** Digits that fall somewhere in a window. */
export const among = (window: Window, count: number): Play =>
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
