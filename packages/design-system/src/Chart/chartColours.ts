import { vars } from '../theme/contract.css.ts';

const { color } = vars;
/** In the order in which series take them; each stands out 3 : 1 from every ground. */
const seriesColours = [color.primary, color.accent, color.negative, color.muted, color.text] as const;

/** The colours of a drawing that CSS can't reach. */
export interface ChartColours {
  series: string[];
  line: string;
  text: string;
}

/** Which colour a series or a part has. */
export function colourOf(index: number): string {
  return seriesColours[index % seriesColours.length] ?? color.primary;
}

/** Reads the tokens as they are where the chart stands, in whatever theme and brand. */
export function readColours(place: Element): ChartColours {
  const style = getComputedStyle(place);
  // A canvas does not know `var(--x)`.
  const read = (token: string): string => style.getPropertyValue(token.slice('var('.length, -1)).trim();
  return { series: seriesColours.map(read), line: read(color.line), text: read(color.muted) };
}
