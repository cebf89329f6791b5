import { contrastRatio } from './contrast.ts';
import { contrastRules } from './contrastRules.ts';
import { colourDistance } from './oklab.ts';
import { leastSeriesDistance, seriesNeighbours } from './seriesTokens.ts';
import type { ColorToken, ColorTokens } from './tokens.ts';

/** A pair of colours that breaks a rule; `token` is the one to mend. */
export interface ColourFault {
  token: ColorToken;
  other: ColorToken;
  /** The rule with both figures, as a sentence. */
  rule: string;
}

// Rounded down: 4.496 is not 4.5.
const twoPlaces = (figure: number): string => String(Math.floor(figure * 100) / 100);

/** Pairs of one mode that nobody could read (WCAG 2.2 AA), or that a chart lays side by side and nobody could tell apart. */
export function colourFaults(color: ColorTokens): ColourFault[] {
  const unreadable = contrastRules.flatMap(({ text, ground, least }): ColourFault[] => {
    const ratio = contrastRatio(color[text], color[ground]);
    if (ratio >= least) return [];
    return [{ token: text, other: ground, rule: `on ${ground} its contrast is ${twoPlaces(ratio)} : 1, it needs ${least} : 1.` }];
  });
  const alike = seriesNeighbours.flatMap(([one, other]): ColourFault[] => {
    const distance = colourDistance(color[one], color[other]);
    if (distance >= leastSeriesDistance) return [];
    const rule = `in charts it stands beside ${other}, and differs by ${twoPlaces(distance)} of 1 (Oklab; 1 is black beside white), it needs ${leastSeriesDistance}.`;
    return [{ token: one, other, rule }];
  });
  return [...unreadable, ...alike];
}
