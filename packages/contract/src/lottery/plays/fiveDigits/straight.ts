import { straightPlay, typedPlay } from '../builders/index.ts';
import type { Play } from '../Play.ts';
import { digits, ordinary, places } from './places.ts';
import { capital, fallenIn, inWindow, type Window, type WindowGroup } from './windows.ts';

/** The digits of a window in their order, picked and typed. */
export const straight = (group: WindowGroup, window: Window): Play[] => {
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
