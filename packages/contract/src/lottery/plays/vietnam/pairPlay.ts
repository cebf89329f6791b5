import { choicesOf, combinations, type Fraction, fraction, numbersBetween, power, sumOf } from '../counting.ts';
import type { DrawnNumbers, Play, Prize } from '../Play.ts';
import { digitsAt } from './lots.ts';
import { hitsBy, numberBoard, prize, spread } from './parts.ts';
import type { Region } from './Region.ts';
import { ofSets } from './returns.ts';

/** How often two numbers both fall just so many times, of all results of so many lots: one of them that often, the other as often or more. */
function pairWays(lots: number, times: number): Fraction {
  let ways = 0n;
  for (const one of numbersBetween(times, lots))
    for (const other of numbersBetween(times, lots - one).filter((count) => Math.min(one, count) === times))
      ways += combinations(lots, one) * combinations(lots - one, other) * power(98, lots - one - other);
  return fraction(ways, power(100, lots));
}

/** “Đá”: each two of the numbers are a line, which wins each time that both have fallen. “Xiên 2” is paid once. */
export function pairPlay({ lots }: Region): Play {
  const { length } = digitsAt(lots);
  const byTimes = numbersBetween(1, Math.floor(length / 2)).map((times) => pairWays(length, times));
  const chance = byTimes.reduce<Fraction>(
    (sum, { ways, of }, place) => fraction(sum.ways * of + BigInt(place + 1) * ways * sum.of, sum.of * of),
    { ways: 0n, of: 1n },
  );
  const won: Prize = { ...prize(chance, ofSets), byTimes };
  /** By how many times each number has fallen: how many times each pair of them has. */
  const timesOf = (fallen: readonly number[]): number[] => choicesOf(fallen, 2).map((pair) => Math.min(...pair));
  return {
    id: 'pair',
    group: 'pair',
    name: { vi: 'Đá', en: 'Pairs' },
    rule: {
      vi: `Chọn 2 đến 5 số, mỗi cặp là một lượt. Trúng khi cả hai số của cặp về ở hai số cuối của ${length} giải; cả cặp về mấy lần trả bấy nhiêu lần.`,
      en: `Pick 2 to 5 numbers: each pair of them is a line. It wins when both fall as the last two digits of one of ${length} lots: where both fall twice, twice.`,
    },
    example: {
      vi: 'Chọn 15, 42, 68 là ba cặp. 15 về hai lần, 42 về hai lần, 68 về một lần: cặp 15–42 trả hai lần, 15–68 và 42–68 mỗi cặp một lần.',
      en: '15, 42 and 68 are three pairs. 15 falls twice, 42 twice, 68 once: the pair 15–42 is paid twice, 15–68 and 42–68 once each.',
    },
    board: numberBoard(2, 5),
    countLines: ([picked = []]) => Number(combinations(picked.length, 2)),
    returns: ofSets,
    prizes: [won],
    prizesOf: () => [won],
    // All lots are numbers of the pick, each as often as another.
    best: ([picked = []]) => hitsBy(timesOf(spread(length, picked.length))),
    score: ([picked = []], drawn: DrawnNumbers) =>
      hitsBy(timesOf(picked.map((number) => sumOf(drawn.map((one) => (one % 100 === number ? 1 : 0)))))),
  };
}
