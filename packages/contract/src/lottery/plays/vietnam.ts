import { optionsPlay, type PlayWords, withDraws } from './builders.ts';
import { combinations, type Fraction, fraction, numbersBetween, power, sumOf } from './counting.ts';
import { type LotteryFamily, lotteryCaps } from './LotteryFamily.ts';
import { oddsFor, type Return } from './odds.ts';
import type { Board, DrawnNumbers, Hit, Play, PlayText, Prize } from './Play.ts';

interface Lot {
  prize: PlayText;
  count: number;
  digits: number;
}
const lot = (vi: string, en: string, count: number, digits: number): Lot => ({ prize: { vi, en }, count, digits });

/** 27 lots. */
const northLots: readonly Lot[] = [
  lot('Đặc biệt', 'Special', 1, 5),
  lot('Giải nhất', 'First', 1, 5),
  lot('Giải nhì', 'Second', 2, 5),
  lot('Giải ba', 'Third', 6, 5),
  lot('Giải tư', 'Fourth', 4, 4),
  lot('Giải năm', 'Fifth', 6, 4),
  lot('Giải sáu', 'Sixth', 3, 3),
  lot('Giải bảy', 'Seventh', 4, 2),
];
/** 18 lots. */
const southLots: readonly Lot[] = [
  lot('Đặc biệt', 'Special', 1, 6),
  lot('Giải nhất', 'First', 1, 5),
  lot('Giải nhì', 'Second', 1, 5),
  lot('Giải ba', 'Third', 2, 5),
  lot('Giải tư', 'Fourth', 7, 5),
  lot('Giải năm', 'Fifth', 1, 4),
  lot('Giải sáu', 'Sixth', 3, 4),
  lot('Giải bảy', 'Seventh', 1, 3),
  lot('Giải tám', 'Eighth', 1, 2),
];

/** How a region pays: what is returned of stakes, in hundredths of a percent. */
interface Region {
  id: 'vietnamNorth' | 'vietnamSouth';
  name: PlayText;
  lots: readonly Lot[];
  /** Digits of the lots that “đầu” and “xỉu chủ” count beside the special prize: those of the last prizes. */
  headPrize: number;
  threePrize: number;
}

const ofLot: Return = 9_300;
const ofSpecial: Return = 9_500;
const ofSets: Return = 9_000;
const ofSides: Return = 9_700;

/** A lot's digits by its place among the lots. */
const digitsAt = (lots: readonly Lot[]): readonly number[] =>
  lots.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits));
/** Places of the lots of a prize. */
function placesOf(lots: readonly Lot[], prize: number): number[] {
  const before = sumOf(lots.slice(0, prize).map(({ count }) => count));
  return numbersBetween(before, before + (lots[prize]?.count ?? 1) - 1);
}

const prize = (chance: Fraction, share: Return): Prize => ({
  id: 'win',
  label: { vi: 'Trúng', en: 'Win' },
  ...chance,
  odds: oddsFor(chance, share),
});
const hit = (times: number): Hit[] => (times > 0 ? [{ prize: 'win', times }] : []);
const numberBoard = (least: number, most: number): Board => ({
  kind: 'rows',
  rows: [{ label: { vi: 'Chọn số', en: 'Numbers' }, least, most }],
  lowest: 0,
  highest: 99,
});

/** Last digits of the lots on some places: each line wins once for each of them that is its number. */
function endsPlay(words: PlayWords, places: readonly number[], digits: 2 | 3 | 4, share: Return): Play {
  const size = 10 ** digits;
  const won = prize(fraction(places.length, size), share);
  const fallen = (drawn: DrawnNumbers): number[] => places.map((place) => (drawn[place] ?? Number.NaN) % size);
  const timesOf = (number: number, drawn: DrawnNumbers): number => fallen(drawn).filter((one) => one === number).length;
  const shared = { ...words, returns: share, prizes: [won], prizesOf: () => [won] };
  if (digits === 2)
    return {
      ...shared,
      board: numberBoard(1, 100),
      countLines: ([picked = []]) => picked.length,
      best: ([picked = []]) => hit(picked.length > 0 ? places.length : 0),
      score: ([picked = []], drawn) => hit(sumOf(picked.map((number) => timesOf(number, drawn)))),
    };
  return {
    ...shared,
    board: { kind: 'typed', length: digits, lowest: 0, highest: 9, repeats: true },
    countLines: ({ length }) => length,
    best: ({ length }) => hit(length > 0 ? places.length : 0),
    score: (picked, drawn) => hit(sumOf(picked.map((line) => timesOf(Number(line.join('')), drawn)))),
  };
}

const twoDigits = (drawn: DrawnNumbers): Set<number> => new Set(drawn.map((number) => number % 100));

/** So many numbers that all fall somewhere among the lots, or none of which does. */
function setPlay(words: PlayWords, lots: number, count: number, isMissed: boolean): Play {
  let ways = 0n;
  if (isMissed) ways = power(100 - count, lots);
  else
    for (let missing = 0; missing <= count; missing += 1)
      ways += (missing % 2 === 0 ? 1n : -1n) * combinations(count, missing) * power(100 - missing, lots);
  const won = prize(fraction(ways, power(100, lots)), ofSets);
  return {
    ...words,
    board: numberBoard(count, 20),
    countLines: ([picked = []]) => Number(combinations(picked.length, count)),
    returns: ofSets,
    prizes: [won],
    prizesOf: () => [won],
    best: ([picked = []]) => hit(Number(combinations(isMissed ? picked.length : Math.min(picked.length, lots), count))),
    score: ([picked = []], drawn) => {
      const fallen = twoDigits(drawn);
      return hit(Number(combinations(picked.filter((number) => fallen.has(number) !== isMissed).length, count)));
    },
  };
}

function playsOf({ lots, headPrize, threePrize }: Region): Play[] {
  const digits = digitsAt(lots);
  const withDigits = (least: number): number[] => [...digits.keys()].filter((place) => (digits[place] ?? 0) >= least);
  const [head, three] = [placesOf(lots, headPrize), placesOf(lots, threePrize)];
  const headName = lots[headPrize]?.prize ?? { vi: '', en: '' };
  const threeName = lots[threePrize]?.prize ?? { vi: '', en: '' };
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
  const special = (id: string, name: PlayText, rule: PlayText, example: PlayText): PlayWords => ({
    id,
    group: 'special',
    name,
    rule,
    example,
  });
  const fallen: PlayText = { vi: 'Giải đặc biệt 84027: hai số cuối là 27.', en: 'Of the special prize 84027 the last two digits are 27.' };
  const sets = (count: number): PlayWords => ({
    id: `set.${count}`,
    group: 'set',
    name: { vi: `Xiên ${count}`, en: `Set of ${count}` },
    rule: {
      vi: `Trúng khi cả ${count} số của lượt đều về ở hai số cuối của các giải; về nhiều lần vẫn trả một lần.`,
      en: `A line wins when all of its ${count} numbers fall as the last two digits of some lot; it is paid once.`,
    },
    example: { vi: `Chọn ${count + 1} số là ${count + 1} lượt.`, en: `${count + 1} numbers are ${count + 1} lines.` },
  });
  const missed = (count: number): PlayWords => ({
    id: `missed.${count}`,
    group: 'missed',
    name: { vi: `Trượt ${count}`, en: `None of ${count}` },
    rule: {
      vi: `Trúng khi không số nào trong ${count} số của lượt về ở hai số cuối của các giải.`,
      en: `A line wins when none of its ${count} numbers falls as the last two digits of a lot.`,
    },
    example: { vi: 'Một số về là thua.', en: 'It loses when one of them falls.' },
  });
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
  const last = (drawn: DrawnNumbers): number => (drawn[0] ?? 0) % 100;
  const threeWords: PlayText = {
    vi: `Trúng mỗi khi ba số cuối của ${threeName.vi} hoặc giải đặc biệt là số đã chọn.`,
    en: `A line wins each time that the last three digits of the ${threeName.en.toLowerCase()} or the special prize are its number.`,
  };
  return [
    endsPlay(lotWords(2), withDigits(2), 2, ofLot),
    endsPlay(lotWords(3), withDigits(3), 3, ofLot),
    endsPlay(lotWords(4), withDigits(4), 4, ofLot),
    endsPlay(
      special(
        'special.2',
        { vi: 'Đề đặc biệt', en: 'Special, two digits' },
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
    ...[2, 3, 4].map((count) => setPlay(sets(count), digits.length, count, false)),
    ...[4, 8, 10].map((count) => setPlay(missed(count), digits.length, count, true)),
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
    ),
  ];
}

const familyOf = (region: Region): LotteryFamily => ({
  id: region.id,
  name: region.name,
  draw: { kind: 'lots', lots: region.lots },
  groups: [
    { id: 'lot', name: { vi: 'Lô', en: 'Lots' } },
    { id: 'special', name: { vi: 'Đề', en: 'Special' } },
    { id: 'set', name: { vi: 'Xiên', en: 'Sets' } },
    { id: 'three', name: { vi: '3 càng', en: 'Three digits' } },
    { id: 'ends', name: { vi: 'Đầu – đuôi', en: 'Head – tail' } },
    { id: 'missed', name: { vi: 'Trượt', en: 'None of' } },
    { id: 'sides', name: { vi: 'Tài – Xỉu', en: 'Big – small' } },
  ],
  plays: playsOf(region),
  caps: lotteryCaps.lowFrequency,
});

/** Vietnam's lottery of the north: 27 lots. */
export const vietnamNorth = familyOf({
  id: 'vietnamNorth',
  name: { vi: 'Xổ số miền Bắc', en: 'Vietnam, north' },
  lots: northLots,
  headPrize: 7,
  threePrize: 6,
});
/** Vietnam's lotteries of the south and the centre: 18 lots. */
export const vietnamSouth = familyOf({
  id: 'vietnamSouth',
  name: { vi: 'Xổ số miền Nam và miền Trung', en: 'Vietnam, south and centre' },
  lots: southLots,
  headPrize: 8,
  threePrize: 7,
});
