import type { Fraction } from '../counting.ts';
import { oddsFor, type Return } from '../odds.ts';
import type { Hit, Play, PlayText, Prize } from '../Play.ts';

const won: PlayText = { vi: 'Trúng', en: 'Win' };
/** What a result is called that gives the stake back. */
export const stakeBack: PlayText = { vi: 'Hoàn cược', en: 'Stake back' };

/** A prize with the odds that return a share of stakes. */
export const prizeOf = (
  chance: Fraction,
  share: Return,
  { id, label }: { id: string; label: PlayText } = { id: 'win', label: won },
): Prize => ({
  id,
  label,
  ...chance,
  odds: oddsFor(chance, share),
});
/** So many lines that win a prize once; none where there are none. */
export const hit = (lines: number, prize = 'win', names?: readonly string[]): Hit[] =>
  lines > 0 ? [{ prize, lines, times: 1, ...(names && { names }) }] : [];
/** A prize that one line at most can win in a draw: it needs no name of its own. */
export const onlyHit = (isWon: boolean, prize = 'win'): Hit[] => hit(isWon ? 1 : 0, prize, ['']);
/** A play whose lines win one prize, which returns a share of stakes. */
export const onePrize = (chance: Fraction, share: Return): Pick<Play, 'returns' | 'prizes' | 'prizesOf'> => {
  const prize = prizeOf(chance, share);
  return { returns: share, prizes: [prize], prizesOf: () => [prize] };
};
