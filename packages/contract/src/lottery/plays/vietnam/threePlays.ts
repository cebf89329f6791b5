import type { Play, PlayText } from '../Play.ts';
import { endsPlay } from './endsPlay.ts';
import { placesOf } from './lots.ts';
import type { Region } from './Region.ts';
import { ofSpecial } from './returns.ts';

/** Three and four digits of the special prize, and of the prizes that “xỉu chủ” counts. */
export function threePlays({ lots, threePrize }: Region): Play[] {
  const three = placesOf(lots, threePrize);
  const threeName = lots[threePrize]?.prize ?? { vi: '', en: '' };
  const threeWords: PlayText = {
    vi: `Trúng mỗi khi ba số cuối của ${threeName.vi} hoặc giải đặc biệt là số đã chọn.`,
    en: `A line wins each time that the last three digits of the ${threeName.en.toLowerCase()} or the special prize are its number.`,
  };
  return [
    endsPlay(
      {
        id: 'three.special',
        group: 'three',
        name: { vi: '3 càng', en: 'Three digits' },
        rule: {
          vi: 'Trúng khi ba số cuối của giải đặc biệt là số đã chọn.',
          en: 'A line wins when the last three digits of the special prize are its number.',
        },
        example: { vi: 'Giải đặc biệt 84027: ba số cuối là 027.', en: 'Of the special prize 84027 the last three digits are 027.' },
      },
      [0],
      3,
      ofSpecial,
    ),
    endsPlay(
      {
        id: 'three.small',
        group: 'three',
        name: { vi: 'Xỉu chủ', en: 'Three digits, with the last prizes' },
        rule: threeWords,
        example: { vi: 'Về ở hai giải thì trả hai lần.', en: 'A number that falls in two lots is paid twice.' },
      },
      [0, ...three],
      3,
      ofSpecial,
    ),
    endsPlay(
      {
        id: 'four.special',
        group: 'three',
        name: { vi: '4 càng', en: 'Four digits' },
        rule: {
          vi: 'Trúng khi bốn số cuối của giải đặc biệt là số đã chọn.',
          en: 'A line wins when the last four digits of the special prize are its number.',
        },
        example: { vi: 'Giải đặc biệt 84027: bốn số cuối là 4027.', en: 'Of the special prize 84027 the last four digits are 4027.' },
      },
      [0],
      4,
      ofSpecial,
    ),
  ];
}
