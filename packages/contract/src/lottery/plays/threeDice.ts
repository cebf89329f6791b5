import { hit, lineNames, type NumberRange, optionsPlay, type PlayOption, type PlayWords, poolPlay, withDraws } from './builders/index.ts';
import { combinations, fraction, numbersBetween, sumOf, waysBySum } from './counting.ts';
import { type LotteryFamily, lotteryCaps } from './LotteryFamily.ts';
import { oddsFor } from './odds.ts';
import type { DrawnNumbers, Play, PlayText, Prize } from './Play.ts';
import { sidesPlay, valuesFrom, valuesPlay } from './sides.ts';

const dice: NumberRange = { lowest: 1, highest: 6, repeats: true };
const [ordinary, ofSides] = [9_700, 9_800];
const faces = numbersBetween(1, 6);
const results = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => [one, two, three])));
/** How many of the 216 results pass a test. */
const waysWhere = (is: (drawn: DrawnNumbers) => boolean): number => results.filter(is).length;
const countIn = (drawn: DrawnNumbers, face: number): number => drawn.filter((one) => one === face).length;
const sum = (drawn: DrawnNumbers): number => sumOf(drawn);
const isRun = (drawn: DrawnNumbers): boolean => {
  const [low = 0, middle = 0, high = 0] = [...drawn].sort((one, other) => one - other);
  return middle === low + 1 && high === low + 2;
};
const exampleOf = (vi: string, en: string): PlayText => ({ vi: `Ví dụ kết quả 2 2 5. ${vi}`, en: `Take the result 2 2 5. ${en}` });

const options = (
  words: PlayWords,
  tests: readonly { id: string; label: PlayText; wins(drawn: DrawnNumbers): boolean }[],
  share = ordinary,
): Play =>
  withDraws(
    optionsPlay(
      words,
      tests.map((test): PlayOption => ({ ...test, ways: waysWhere(test.wins) })),
      results.length,
      share,
    ),
    results,
  );
const same = (text: string): PlayText => ({ vi: text, en: text });

/** So many different faces in any order: of those that are picked so many are a line. */
function differentPlay(words: PlayWords, count: 2 | 3): Play {
  const [line] = [numbersBetween(1, count)];
  const chance = fraction(
    waysWhere((drawn) => line.every((face) => drawn.includes(face))),
    results.length,
  );
  const prize: Prize = { id: 'win', label: { vi: 'Trúng', en: 'Win' }, ...chance, odds: oddsFor(chance, ordinary) };
  const pool = poolPlay(words, { lowest: 1, highest: 6, places: [0, 1, 2] }, { count, tiers: [] });
  return {
    ...pool,
    returns: ordinary,
    prizes: [prize],
    prizesOf: () => [prize],
    best: ([picked = []]) => hit(Number(combinations(Math.min(picked.length, 3), count))),
    score: ([picked = []], drawn) => {
      const right = picked.filter((face) => drawn.includes(face));
      return hit(Number(combinations(right.length, count)), 'win', lineNames([{ from: right, count }]));
    },
  };
}

/** Three dice (K3). */
export const threeDice: LotteryFamily = {
  id: 'threeDice',
  name: { vi: 'Ba xúc xắc', en: 'Three dice' },
  draw: { kind: 'numbers', ...dice, count: 3 },
  groups: [
    { id: 'sum', name: { vi: 'Tổng', en: 'Sum' } },
    { id: 'single', name: { vi: 'Số đơn', en: 'One face' } },
    { id: 'pair', name: { vi: 'Đôi', en: 'Pairs' } },
    { id: 'triple', name: { vi: 'Bộ ba', en: 'Triples' } },
    { id: 'different', name: { vi: 'Khác nhau', en: 'Different' } },
  ],
  plays: [
    sidesPlay(
      {
        id: 'sides',
        group: 'sum',
        name: { vi: 'Lớn – Nhỏ', en: 'Big – small' },
        rule: {
          vi: 'Lớn khi tổng từ 11 trở lên, Nhỏ khi từ 10 trở xuống; bộ ba cũng tính.',
          en: 'Big when the sum is 11 or more, small when it is 10 or less; triples count as well.',
        },
        example: exampleOf('Tổng 9 là Nhỏ và Lẻ.', 'The sum is 9: small and odd.'),
      },
      { value: sum, ways: valuesFrom(waysBySum(3, 1, 6), 3), bigFrom: 11 },
      ofSides,
    ),
    valuesPlay(
      {
        id: 'sum',
        group: 'sum',
        name: { vi: 'Tổng', en: 'Sum' },
        rule: { vi: 'Trúng khi tổng ba xúc xắc đúng bằng số đã chọn.', en: 'A line wins when the dice add up to it.' },
        example: exampleOf('Tổng là 9.', 'The sum is 9.'),
      },
      { value: sum, ways: valuesFrom(waysBySum(3, 1, 6), 3) },
      ordinary,
    ),
    options(
      {
        id: 'single',
        group: 'single',
        name: { vi: 'Một mặt', en: 'One face' },
        rule: { vi: 'Trúng khi mặt đã chọn rơi ít nhất một lần.', en: 'A line wins when its face falls once or more.' },
        example: exampleOf('Mặt 2 và mặt 5 thắng.', 'Faces 2 and 5 win.'),
      },
      faces.map((face) => ({ id: String(face), label: same(String(face)), wins: (drawn) => drawn.includes(face) })),
    ),
    options(
      {
        id: 'pair',
        group: 'pair',
        name: { vi: 'Đôi bất kỳ', en: 'A pair or more' },
        rule: { vi: 'Trúng khi mặt đã chọn rơi ít nhất hai lần.', en: 'A line wins when its face falls twice or more.' },
        example: exampleOf('Đôi 2 thắng.', 'The pair of 2 wins.'),
      },
      faces.map((face) => ({ id: String(face), label: same(`${face} ${face}`), wins: (drawn) => countIn(drawn, face) >= 2 })),
    ),
    options(
      {
        id: 'pair.single',
        group: 'pair',
        name: { vi: 'Đôi và số đơn', en: 'A pair and a face' },
        rule: { vi: 'Trúng khi rơi đúng đôi và số đơn đã chọn.', en: 'A line wins when just its pair and its other face fall.' },
        example: exampleOf('Đôi 2 và số 5 thắng.', 'The pair of 2 with 5 wins.'),
      },
      faces.flatMap((face) =>
        faces
          .filter((other) => other !== face)
          .map((other) => ({
            id: `${face}${face}${other}`,
            label: same(`${face} ${face} ${other}`),
            wins: (drawn: DrawnNumbers) => countIn(drawn, face) === 2 && countIn(drawn, other) === 1,
          })),
      ),
    ),
    options(
      {
        id: 'triple',
        group: 'triple',
        name: { vi: 'Bộ ba', en: 'A triple' },
        rule: { vi: 'Trúng khi cả ba xúc xắc là mặt đã chọn.', en: 'A line wins when all dice show its face.' },
        example: exampleOf('Không có bộ ba.', 'There is no triple.'),
      },
      faces.map((face) => ({ id: String(face), label: same(`${face} ${face} ${face}`), wins: (drawn) => countIn(drawn, face) === 3 })),
    ),
    options(
      {
        id: 'any',
        group: 'triple',
        name: { vi: 'Bất kỳ', en: 'Any of them' },
        rule: {
          vi: 'Bộ ba: ba mặt giống nhau. Liên tiếp: ba mặt liền nhau.',
          en: 'Triple: all dice are the same. Run: three faces in a row.',
        },
        example: exampleOf('Không phải bộ ba, cũng không liên tiếp.', 'It is neither a triple nor a run.'),
      },
      [
        { id: 'triple', label: { vi: 'Bộ ba bất kỳ', en: 'Any triple' }, wins: (drawn) => new Set(drawn).size === 1 },
        { id: 'run', label: { vi: 'Ba số liên tiếp', en: 'Any run' }, wins: isRun },
      ],
    ),
    differentPlay(
      {
        id: 'different.2',
        group: 'different',
        name: { vi: 'Hai số khác nhau', en: 'Two different' },
        rule: { vi: 'Trúng khi cả hai mặt của lượt đều rơi.', en: 'A line wins when both of its faces fall.' },
        example: exampleOf('2 và 5 thắng.', '2 and 5 win.'),
      },
      2,
    ),
    differentPlay(
      {
        id: 'different.3',
        group: 'different',
        name: { vi: 'Ba số khác nhau', en: 'Three different' },
        rule: { vi: 'Trúng khi cả ba mặt của lượt đều rơi.', en: 'A line wins when all three of its faces fall.' },
        example: exampleOf('Chỉ có hai mặt khác nhau: thua.', 'Only two faces fell: it loses.'),
      },
      3,
    ),
  ],
  caps: lotteryCaps.highFrequency,
};
