import type { PlayWords } from '../builders/index.ts';
import type { Play, PlayText } from '../Play.ts';
import { endsPlay } from './endsPlay.ts';
import { ofSpecial } from './returns.ts';
import { fallen } from './specialEnd.ts';

const special = (id: string, name: PlayText, rule: PlayText, example: PlayText): PlayWords => ({
  id,
  group: 'ends',
  name,
  rule,
  example,
});

/** The last two digits of the first two prizes. Those of the special one are what players call “đề”, and “đuôi” beside “đầu”. */
export const specialPlays = (): Play[] => [
  endsPlay(
    special(
      'special.2',
      { vi: 'Đuôi (đề đặc biệt)', en: 'Tail (special, two digits)' },
      {
        vi: 'Trúng khi hai số cuối của giải đặc biệt là số đã chọn.',
        en: 'A line wins when the last two digits of the special prize are its number.',
      },
      fallen,
    ),
    [0],
    2,
    ofSpecial,
  ),
  endsPlay(
    special(
      'first.2',
      { vi: 'Đề giải nhất', en: 'First prize, two digits' },
      {
        vi: 'Trúng khi hai số cuối của giải nhất là số đã chọn.',
        en: 'A line wins when the last two digits of the first prize are its number.',
      },
      { vi: 'Giải nhất 51909: hai số cuối là 09.', en: 'Of the first prize 51909 the last two digits are 09.' },
    ),
    [1],
    2,
    ofSpecial,
  ),
];
