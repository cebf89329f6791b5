import { sumOf } from '../counting.ts';
import type { DrawnNumbers, Hit, Play, Prize } from '../Play.ts';

/** Of what several draws bring, that which is worth the most. */
export function bestHits(prizes: readonly Prize[], draws: readonly (readonly Hit[])[]): readonly Hit[] {
  const worth = (hits: readonly Hit[]): number =>
    sumOf(hits.map(({ prize, lines, times }) => lines * times * (prizes.find(({ id }) => id === prize)?.odds ?? 0)));
  return draws.reduce((best, hits) => (worth(hits) > worth(best) ? hits : best), []);
}
/** A play whose best draw is among these: they are few, or each kind of result is among them once. */
export const withDraws = (play: Play, draws: readonly DrawnNumbers[]): Play => ({
  ...play,
  best: (picked) =>
    bestHits(
      play.prizes,
      draws.map((drawn) => play.score(picked, drawn)),
    ),
});
