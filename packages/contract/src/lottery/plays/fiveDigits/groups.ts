import { groupPlay } from '../builders/index.ts';
import type { Play } from '../Play.ts';
import { digits, ordinary } from './places.ts';
import { shapes } from './shapes.ts';
import { capital, inWindow, type Window, type WindowGroup } from './windows.ts';

/** The digits of a window in whatever order, a play a shape. */
export const groups = (group: WindowGroup, window: Window): Play[] =>
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
