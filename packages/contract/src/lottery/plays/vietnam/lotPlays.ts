import type { Play } from '../Play.ts';
import { endsPlay } from './endsPlay.ts';
import { digitsAt } from './lots.ts';
import type { Region } from './Region.ts';
import { ofLot } from './returns.ts';

/** The last digits of all lots that have as many. */
export function lotPlays({ lots }: Region): Play[] {
  const digits = digitsAt(lots);
  const withDigits = (least: number): number[] => [...digits.keys()].filter((place) => (digits[place] ?? 0) >= least);
  const lotWords = (count: 2 | 3 | 4) => {
    const places = withDigits(count).length;
    return {
      id: `lot.${count}`,
      group: 'lot',
      name: { vi: `Lô ${count} số`, en: `Lot, ${count} digits` },
      rule: {
        vi: `Trúng mỗi khi ${count} số cuối của một trong ${places} giải là số đã chọn; về mấy lần trả bấy nhiêu lần.`,
        en: `A line wins each time that the last ${count} digits of one of ${places} lots are its number: twice pays twice.`,
      },
      example: {
        vi: `Số về ở hai giải thì trả hai lần.`,
        en: `A number that falls in two lots is paid twice.`,
      },
    };
  };
  return [
    endsPlay(lotWords(2), withDigits(2), 2, ofLot),
    endsPlay(lotWords(3), withDigits(3), 3, ofLot),
    endsPlay(lotWords(4), withDigits(4), 4, ofLot),
  ];
}
