import { seriesTokens } from '@baize/brand';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color } = vars;
const seriesColours = seriesTokens.map((token) => color[token]);
/** In their place where the reader's system has its own colours. */
const systemColours = ['CanvasText', 'Highlight', 'LinkText', 'GrayText', 'VisitedText'] as const;

/** The colours of a drawing that CSS can't reach. */
export interface ChartColours {
  series: string[];
  /** Of bars that are gains, and of those that are losses. */
  gain: string;
  loss: string;
  line: string;
  text: string;
}

/** Which colour a series or a part has. */
export function colourOf(index: number): string {
  return seriesColours[index % seriesColours.length] ?? color.primary;
}

/** Which of the system's colours stands for it where those are forced. */
export function systemColourOf(index: number): string {
  return systemColours[index % systemColours.length] ?? 'CanvasText';
}

function readSystemColour(place: HTMLElement, name: string): string {
  // As the reader's system has it by now: a canvas may know its names by other values.
  place.style.color = name;
  const { color: read } = getComputedStyle(place);
  place.style.removeProperty('color');
  return read;
}

/** Reads the tokens as they are where the chart stands, in whatever theme and brand; under forced colours those of the system. */
export function readColours(place: HTMLElement): ChartColours {
  if (matchMedia(media.forcedColors).matches) {
    const readSystem = (name: string): string => readSystemColour(place, name);
    // Zero stands between them: their side of it tells them apart.
    const ink = readSystem('CanvasText');
    return { series: systemColours.map(readSystem), gain: ink, loss: ink, line: readSystem('GrayText'), text: ink };
  }
  const style = getComputedStyle(place);
  // A canvas does not know `var(--x)`.
  const read = (token: string): string => style.getPropertyValue(token.slice('var('.length, -1)).trim();
  return {
    series: seriesColours.map(read),
    gain: read(color.positive),
    loss: read(color.negative),
    line: read(color.line),
    text: read(color.muted),
  };
}
