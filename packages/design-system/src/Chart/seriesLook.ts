/** Grounds of bars, told apart without their colours. */
const barGrounds = ['plain', 'stripes', 'bands', 'counterstripes', 'grid'] as const;
export type BarGround = (typeof barGrounds)[number];

/** How many colours there are for series. */
const colourCount = 5;
const dashes: readonly (readonly number[])[] = [[], [6, 4], [2, 3], [10, 4], [8, 3, 2, 3]];

/** What a series has besides its colour. */
export interface SeriesLook {
  /** Lengths of strokes and gaps of its line in px; none for a whole line. */
  dash: readonly number[];
  ground: BarGround;
}

/**
 * How a series is told from the others, by those too who see no colours (WCAG 1.4.1). From the sixth on colours repeat, with other dashes
 * or another ground: 25 lines differ, and 25 bars. Nobody compares as many: what needs more is a `Table`.
 */
export function seriesLook(index: number): SeriesLook {
  const round = Math.floor(index / colourCount);
  const place = (index + round) % colourCount;
  return { dash: dashes[place] ?? [], ground: barGrounds[place] ?? 'plain' };
}
