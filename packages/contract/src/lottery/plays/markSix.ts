import { hit, type NumberRange, optionsPlay, type PlayOption, poolPlay, withDraws } from './builders/index.ts';
import { combinations, numbersBetween } from './counting.ts';
import { type LotteryFamily, lotteryCaps } from './LotteryFamily.ts';
import type { DrawnNumbers, Play, PlayText } from './Play.ts';

const numbers: NumberRange = { lowest: 1, highest: 49, repeats: false };
const [ordinary, ofSides, ofSets] = [9_000, 9_700, 8_800];
const all = numbersBetween(1, 49);
const main = numbersBetween(0, 5);
const seven = numbersBetween(0, 6);
const special = (drawn: DrawnNumbers): number => drawn[6] ?? 0;

/** The twelve signs, from the year of the rat. */
export const zodiacSigns: readonly PlayText[] = [
  { vi: 'Tý (Chuột)', en: 'Rat' },
  { vi: 'Sửu (Trâu)', en: 'Ox' },
  { vi: 'Dần (Hổ)', en: 'Tiger' },
  { vi: 'Mão (Mèo)', en: 'Cat' },
  { vi: 'Thìn (Rồng)', en: 'Dragon' },
  { vi: 'Tỵ (Rắn)', en: 'Snake' },
  { vi: 'Ngọ (Ngựa)', en: 'Horse' },
  { vi: 'Mùi (Dê)', en: 'Goat' },
  { vi: 'Thân (Khỉ)', en: 'Monkey' },
  { vi: 'Dậu (Gà)', en: 'Rooster' },
  { vi: 'Tuất (Chó)', en: 'Dog' },
  { vi: 'Hợi (Lợn)', en: 'Pig' },
];

/** The sign of a lunar year: 2026 is a year of the horse. */
export const signOfYear = (year: number): number => (((year - 4) % 12) + 12) % 12;
/** The sign of a number in a year of this sign: 1 has the year's own, 2 the one before it, and so on. */
export const signOfNumber = (number: number, yearSign: number): number => (((yearSign - (number - 1)) % 12) + 12) % 12;

const red = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const blue = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);
const colours = [
  { id: 'red', label: { vi: 'Sóng đỏ', en: 'Red' }, is: (number: number) => red.has(number) },
  { id: 'blue', label: { vi: 'Sóng xanh lam', en: 'Blue' }, is: (number: number) => blue.has(number) },
  { id: 'green', label: { vi: 'Sóng xanh lục', en: 'Green' }, is: (number: number) => !red.has(number) && !blue.has(number) },
];

const exampleOf = (vi: string, en: string): PlayText => ({
  vi: `Ví dụ kết quả 05 12 23 31 40 44, số đặc biệt 18. ${vi}`,
  en: `Take the result 05 12 23 31 40 44 with 18 as the special number. ${en}`,
});
const ofSpecial = (id: string, label: PlayText, is: (number: number) => boolean, hasBack = false): PlayOption => ({
  id,
  label,
  ways: all.filter((number) => is(number) && !(hasBack && number === 49)).length,
  wins: (drawn) => is(special(drawn)) && !(hasBack && special(drawn) === 49),
  ...(hasBack && { backWays: 1, isBack: (drawn: DrawnNumbers) => special(drawn) === 49 }),
});

/** A play on signs, of which seven numbers can have seven. */
const manySigns = (play: Play): Play => ({
  ...play,
  best: (picked) =>
    [...play.prizesOf(picked)]
      .sort((one, other) => other.odds - one.odds)
      .slice(0, seven.length)
      .flatMap(({ id }) => hit(1, id)),
});

/**
 * Six of 49 and a special number.
 * @param lunarYear whose sign the number 1 has; it begins with the lunar new year
 */
export function markSixOf(lunarYear: number): LotteryFamily {
  const yearSign = signOfYear(lunarYear);
  const membersOf = (sign: number): number[] => all.filter((number) => signOfNumber(number, yearSign) === sign);
  return {
    id: 'markSix',
    name: { vi: 'Mark Six', en: 'Mark Six' },
    draw: { kind: 'numbers', ...numbers, count: 7 },
    groups: [
      { id: 'special', name: { vi: 'Số đặc biệt', en: 'Special number' } },
      { id: 'sides', name: { vi: 'Lớn – Nhỏ', en: 'Big – small' } },
      { id: 'zodiac', name: { vi: 'Con giáp', en: 'Zodiac' } },
      { id: 'sets', name: { vi: 'Liên mã', en: 'Sets' } },
      { id: 'missed', name: { vi: 'Không trúng', en: 'None of' } },
    ],
    plays: [
      poolPlay(
        {
          id: 'special',
          group: 'special',
          name: { vi: 'Số đặc biệt', en: 'Special number' },
          rule: { vi: 'Trúng khi số đặc biệt là số đã chọn.', en: 'A line wins when the special number is its own.' },
          example: exampleOf('Số 18 thắng.', '18 wins.'),
        },
        { ...numbers, places: [6] },
        { count: 1, tiers: [{ hits: 1, share: ordinary }] },
      ),
      optionsPlay(
        {
          id: 'special.colour',
          group: 'special',
          name: { vi: 'Màu sóng', en: 'Colour' },
          rule: {
            vi: 'Trúng khi số đặc biệt có màu đã chọn: 17 số đỏ, 16 xanh lam, 16 xanh lục.',
            en: 'A line wins when the special number has its colour: 17 are red, 16 blue, 16 green.',
          },
          example: exampleOf('18 là sóng đỏ.', '18 is red.'),
        },
        colours.map(({ id, label, is }) => ofSpecial(id, label, is)),
        49,
        ordinary,
      ),
      withDraws(
        optionsPlay(
          {
            id: 'sides',
            group: 'sides',
            name: { vi: 'Lớn – Nhỏ', en: 'Big – small' },
            rule: {
              vi: 'Theo số đặc biệt: Lớn từ 25, Nhỏ đến 24; số 49 hoàn cược.',
              en: 'By the special number: big from 25 on, small up to 24; at 49 the stake comes back.',
            },
            example: exampleOf('18 là Nhỏ và Chẵn.', '18 is small and even.'),
          },
          [
            ofSpecial('big', { vi: 'Lớn', en: 'Big' }, (number) => number >= 25, true),
            ofSpecial('small', { vi: 'Nhỏ', en: 'Small' }, (number) => number <= 24, true),
            ofSpecial('odd', { vi: 'Lẻ', en: 'Odd' }, (number) => number % 2 === 1, true),
            ofSpecial('even', { vi: 'Chẵn', en: 'Even' }, (number) => number % 2 === 0, true),
          ],
          49,
          ofSides,
        ),
        all.map((number) => [...main.map(() => 0), number]),
      ),
      optionsPlay(
        {
          id: 'zodiac.special',
          group: 'zodiac',
          name: { vi: 'Con giáp của số đặc biệt', en: 'Sign of the special number' },
          rule: {
            vi: 'Trúng khi số đặc biệt thuộc con giáp đã chọn. Con giáp của năm âm lịch có năm số, các con giáp khác bốn số.',
            en: 'A line wins when the special number has its sign. The sign of the lunar year has five numbers, the others four.',
          },
          example: exampleOf('Con giáp của 18 thắng.', 'The sign of 18 wins.'),
        },
        zodiacSigns.map((label, sign) => ofSpecial(`sign${sign}`, label, (number) => signOfNumber(number, yearSign) === sign)),
        49,
        ordinary,
      ),
      manySigns(
        optionsPlay(
          {
            id: 'zodiac.any',
            group: 'zodiac',
            name: { vi: 'Con giáp trong bảy số', en: 'Sign among the seven' },
            rule: {
              vi: 'Trúng khi ít nhất một trong bảy số thuộc con giáp đã chọn.',
              en: 'A line wins when one of the seven numbers or more has its sign.',
            },
            example: exampleOf('Con giáp của mỗi số đã rơi đều thắng.', 'The sign of each number drawn wins.'),
          },
          zodiacSigns.map((label, sign) => ({
            id: `sign${sign}`,
            label,
            ways: combinations(49, 7) - combinations(49 - membersOf(sign).length, 7),
            wins: (drawn) => drawn.some((number) => signOfNumber(number, yearSign) === sign),
          })),
          combinations(49, 7),
          ordinary,
        ),
      ),
      ...[2, 3].map((count) =>
        poolPlay(
          {
            id: `sets.${count}`,
            group: 'sets',
            name: { vi: `${count} trúng ${count}`, en: `${count} of ${count}` },
            rule: {
              vi: `Trúng khi cả ${count} số của lượt có trong sáu số chính.`,
              en: `A line wins when all of its ${count} numbers are among the first six.`,
            },
            example: exampleOf('05 và 12 thắng; số đặc biệt không tính.', '05 and 12 win; the special number does not count.'),
          },
          { ...numbers, places: main },
          { count, most: 10, tiers: [{ hits: count, share: ofSets }] },
        ),
      ),
      ...numbersBetween(5, 10).map((count) =>
        poolPlay(
          {
            id: `missed.${count}`,
            group: 'missed',
            name: { vi: `${count} số không trúng`, en: `None of ${count}` },
            rule: {
              vi: `Trúng khi không số nào trong ${count} số của lượt có trong bảy số.`,
              en: `A line wins when none of its ${count} numbers is among the seven.`,
            },
            example: exampleOf('Có 05 là thua.', 'With 05 it loses.'),
          },
          { ...numbers, places: seven },
          { count, most: 12, tiers: [{ hits: 0, share: ofSets }] },
        ),
      ),
    ],
    caps: lotteryCaps.markSix,
  };
}
