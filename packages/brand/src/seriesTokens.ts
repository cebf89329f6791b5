import type { ColorToken } from './tokens.ts';

/** The colours of a chart's series, in the order in which series take them; each stands out 3 : 1 from every ground. */
export const seriesTokens = ['primary', 'accent', 'negative', 'muted', 'text'] as const satisfies readonly ColorToken[];

/** How much two neighbours among them have to differ, by `colourDistance`. */
export const leastSeriesDistance = 0.12;

/** Each of them and the one that follows; after the last the first comes again. */
export const seriesNeighbours: readonly (readonly [ColorToken, ColorToken])[] = seriesTokens.map((token, index) => [
  token,
  seriesTokens[(index + 1) % seriesTokens.length] ?? token,
]);
