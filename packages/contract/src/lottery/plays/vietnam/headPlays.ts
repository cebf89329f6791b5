import { optionsPlay } from '../builders/index.ts';
import { numbersBetween } from '../counting.ts';
import type { DrawnNumbers, Play, PlayText } from '../Play.ts';
import { endsPlay } from './endsPlay.ts';
import { placesOf } from './lots.ts';
import type { Region } from './Region.ts';
import { ofSpecial } from './returns.ts';
import { fallen, last } from './specialEnd.ts';

/** Heads and tails: the prizes that “đầu” counts, and the digits of the special prize. */
export function headPlays({ lots, headPrize }: Region): Play[] {
  const head = placesOf(lots, headPrize);
  const headName = lots[headPrize]?.prize ?? { vi: '', en: '' };
  const digitOf = (id: string, name: PlayText, of: (drawn: DrawnNumbers) => number): Play =>
    optionsPlay(
      {
        id,
        group: 'ends',
        name,
        rule: { vi: `Trúng khi ${name.vi.toLowerCase()} đúng.`, en: `A line wins when the ${name.en.toLowerCase()} is right.` },
        example: { vi: 'Giải đặc biệt 84027: hàng chục 2, hàng đơn vị 7.', en: 'Of the special prize 84027 the tens are 2, the units 7.' },
      },
      numbersBetween(0, 9).map((digit) => ({
        id: String(digit),
        label: { vi: String(digit), en: String(digit) },
        ways: 1,
        wins: (drawn) => of(drawn) === digit,
      })),
      10,
      ofSpecial,
    );
  return [
    endsPlay(
      {
        id: 'ends.head',
        group: 'ends',
        name: { vi: 'Đầu', en: 'Head' },
        rule: {
          vi: `Trúng mỗi khi số của ${headName.vi.toLowerCase()} là số đã chọn.`,
          en: `A line wins each time that the ${headName.en.toLowerCase()} prize has its number.`,
        },
        example: { vi: 'Về ở hai giải thì trả hai lần.', en: 'A number that falls in two lots is paid twice.' },
      },
      head,
      2,
      ofSpecial,
    ),
    endsPlay(
      {
        id: 'ends.both',
        group: 'ends',
        name: { vi: 'Đầu đuôi', en: 'Head and tail' },
        rule: {
          vi: `Trúng mỗi khi ${headName.vi.toLowerCase()} hoặc hai số cuối của giải đặc biệt là số đã chọn.`,
          en: `A line wins each time that the ${headName.en.toLowerCase()} prize, or the last two digits of the special one, have its number.`,
        },
        example: fallen,
      },
      [0, ...head],
      2,
      ofSpecial,
    ),
    digitOf('ends.tens', { vi: 'Hàng chục của giải đặc biệt', en: 'Tens of the special prize' }, (drawn) => Math.floor(last(drawn) / 10)),
    digitOf('ends.units', { vi: 'Hàng đơn vị của giải đặc biệt', en: 'Units of the special prize' }, (drawn) => last(drawn) % 10),
  ];
}
