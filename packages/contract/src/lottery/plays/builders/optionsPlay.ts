import { fraction } from '../counting.ts';
import type { Return } from '../odds.ts';
import type { DrawnNumbers, Play, PlayText, Prize } from '../Play.ts';
import { bestHits } from './bestHits.ts';
import type { PlayWords } from './PlayWords.ts';
import { hit, onlyHit, prizeOf, stakeBack } from './prizes.ts';

/** One of the options of a play. */
export interface PlayOption {
  id: string;
  label: PlayText;
  /** Results that win, of `results`. */
  ways: bigint | number;
  wins(drawn: DrawnNumbers): boolean;
  /** Results that give the stake back. Default none. */
  backWays?: bigint | number;
  isBack?(drawn: DrawnNumbers): boolean;
}

/** Options with odds of their own, of which one wins at a time: each that is picked is a line. Where results give the stake back, the win returns the rest of the share. */
export function optionsPlay(words: PlayWords, options: readonly PlayOption[], results: bigint | number, share: Return): Play {
  const prizesBy = options.map(({ id, label, ways, backWays = 0 }): Prize[] => {
    const [chance, back] = [fraction(ways, results), fraction(backWays, results)];
    if (back.ways === 0n) return [prizeOf(chance, share, { id, label })];
    // What is left of the share once stakes went back: (share − back) / chance.
    const rest = BigInt(share) * back.of - 10_000n * back.ways;
    const odds = Number((rest * chance.of) / (back.of * chance.ways * 100n));
    return [
      { id, label, ...chance, odds },
      { id: `${id}.back`, label: stakeBack, ...back, odds: 100 },
    ];
  });
  return {
    ...words,
    board: { kind: 'options', options: options.map(({ label }) => ({ label })) },
    countLines: ([picked = []]) => picked.length,
    returns: share,
    prizes: prizesBy.flat(),
    prizesOf: ([picked = []]) => picked.flatMap((place) => prizesBy[place] ?? []),
    best: ([picked = []]) => {
      const pairs = picked.map((place) => prizesBy[place] ?? []);
      // One of them wins, or the stakes of all that can come back do.
      return bestHits(prizesBy.flat(), [
        ...pairs.map(([one]) => hit(1, one?.id)),
        pairs.flatMap(([, back]) => (back ? hit(1, back.id) : [])),
      ]);
    },
    score: ([picked = []], drawn) =>
      picked.flatMap((place) => {
        const option = options[place];
        if (option?.wins(drawn)) return onlyHit(true, option.id);
        return onlyHit(option?.isBack?.(drawn) ?? false, `${option?.id}.back`);
      }),
  };
}
