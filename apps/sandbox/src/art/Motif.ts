import type { Random } from '../catalogue/random.ts';
import type { Defs } from './svg.ts';

/** Tools of a motif. */
export interface Brush {
  random: Random;
  defs: Defs;
  /** Hue of the ground, 0 to 360. */
  hue: number;
  /** Whether the game's id holds one of the words, so that a game about tennis shows a tennis ball. */
  says(...words: readonly string[]): boolean;
}

/** Draws the object of a category around the origin, within about 90 to every side. */
export type Motif = (brush: Brush) => string;
