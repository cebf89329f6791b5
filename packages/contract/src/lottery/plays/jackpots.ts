import { bestHits, hit, type NumberRange, poolPlay } from './builders/index.ts';
import { combinations, fraction, numbersBetween } from './counting.ts';
import { type LotteryFamily, lotteryCaps } from './LotteryFamily.ts';
import { oddsFor, type Return } from './odds.ts';
import type { Play, PlayText, Prize } from './Play.ts';

const six = numbersBetween(0, 5);
/** What each number of right ones returns of stakes, in hundredths of a percent. */
const shares = { six: 3_000, five: 1_500, four: 1_000, three: 1_500, fiveAndPower: 500 } as const satisfies Record<string, Return>;
const groups = [{ id: 'ticket', name: { vi: 'Vé', en: 'Ticket' } }];
const example: PlayText = { vi: 'Chọn bảy số là bảy lượt.', en: 'Seven numbers are seven lines.' };

const mega: NumberRange = { lowest: 1, highest: 45, repeats: false };
/** Six of 45. */
export const mega645: LotteryFamily = {
  id: 'mega645',
  name: { vi: 'Mega 6/45', en: 'Mega 6/45' },
  draw: { kind: 'numbers', ...mega, count: 6 },
  groups,
  plays: [
    poolPlay(
      {
        id: 'ticket',
        group: 'ticket',
        name: { vi: 'Sáu số', en: 'Six numbers' },
        rule: { vi: 'Trúng khi có 3, 4, 5 hoặc cả 6 số đúng.', en: 'A line wins with 3, 4, 5 or all 6 numbers right.' },
        example,
      },
      { ...mega, places: six },
      {
        count: 6,
        most: 18,
        tiers: [
          { hits: 6, share: shares.six },
          { hits: 5, share: shares.five },
          { hits: 4, share: shares.four },
          { hits: 3, share: shares.three },
        ],
      },
    ),
  ],
  caps: lotteryCaps.other,
};

const power: NumberRange = { lowest: 1, highest: 55, repeats: false };
/** The seventh number drawn counts for those who have five of the first six. */
function powerPlay(): Play {
  const plain = poolPlay(
    {
      id: 'ticket',
      group: 'ticket',
      name: { vi: 'Sáu số', en: 'Six numbers' },
      rule: {
        vi: 'Trúng khi có 3, 4, 5 hoặc cả 6 số đúng; 5 số đúng cùng số Power được mức riêng.',
        en: 'A line wins with 3, 4, 5 or all 6 numbers right; five with the power number have a prize of their own.',
      },
      example,
    },
    { ...power, places: six },
    {
      count: 6,
      most: 18,
      tiers: [
        { hits: 6, share: shares.six },
        { hits: 4, share: shares.four },
        { hits: 3, share: shares.three },
      ],
    },
  );
  const of = combinations(55, 6);
  // Five of the six, and of the 49 that were not drawn the power number or another.
  const withPower = fraction(combinations(6, 5), of);
  const withoutPower = fraction(combinations(6, 5) * 48n, of);
  const prizes: readonly Prize[] = [
    ...plain.prizes,
    {
      id: 'power',
      label: { vi: 'Trúng 5 số và Power', en: '5 right and power' },
      ...withPower,
      odds: oddsFor(withPower, shares.fiveAndPower),
    },
    { id: 'hits5', label: { vi: 'Trúng 5 số', en: '5 right' }, ...withoutPower, odds: oddsFor(withoutPower, shares.five) },
  ];
  const scoreOf: Play['score'] = (picked, drawn) => {
    const [row = []] = picked;
    const fallen = six.map((place) => drawn[place]);
    const right = row.filter((number) => fallen.includes(number)).length;
    const five = combinations(right, 5);
    const powers = row.includes(drawn[6] ?? 0) ? 1n : 0n;
    const others = BigInt(row.length - right) - powers;
    return [...plain.score(picked, drawn), ...hit(Number(five * powers), 'power'), ...hit(Number(five * others), 'hits5')];
  };
  return {
    ...plain,
    returns: plain.returns + shares.fiveAndPower + shares.five,
    prizes,
    prizesOf: () => prizes,
    // Of the numbers that are picked six fall first, or as many as there are, and the seventh is one of them or none.
    best: (picked) => {
      const [row = []] = picked;
      const others = numbersBetween(1, 55).filter((number) => !row.includes(number));
      const draws = numbersBetween(0, Math.min(6, row.length)).flatMap((right) => {
        const first = [...row.slice(0, right), ...others.slice(0, 6 - right)];
        return [row[right] ?? others[6] ?? 0, others[6] ?? 0].map((last) => [...first, last]);
      });
      return bestHits(
        prizes,
        draws.map((drawn) => scoreOf(picked, drawn)),
      );
    },
    score: scoreOf,
  };
}

/** Six of 55, and a seventh number. */
export const power655: LotteryFamily = {
  id: 'power655',
  name: { vi: 'Power 6/55', en: 'Power 6/55' },
  draw: { kind: 'numbers', ...power, count: 7 },
  groups,
  plays: [powerPlay()],
  caps: lotteryCaps.other,
};
