import type { Play } from '../Play.ts';
import { dragonTigerPlay } from '../sides.ts';
import { ofSides, places } from './places.ts';
import { shown } from './windows.ts';

/** Which of two places has the larger digit. */
export const dragonTigers: readonly Play[] = places.flatMap((first) =>
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
