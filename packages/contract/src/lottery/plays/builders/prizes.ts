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
/** A prize that is won so often; none where it is not. */
export const hit = (times: number, prize = 'win'): Hit[] => (times > 0 ? [{ prize, times }] : []);
/** A play whose lines win one prize, which returns a share of stakes. */
export const onePrize = (chance: Fraction, share: Return): Pick<Play, 'returns' | 'prizes' | 'prizesOf'> => {
  const prize = prizeOf(chance, share);
  return { returns: share, prizes: [prize], prizesOf: () => [prize] };
};
