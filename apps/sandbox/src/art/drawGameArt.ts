import type { ArtSize, GameCategory } from '@baize/contract';
import { createRandom } from '../catalogue/random.ts';
import { drawBackdrop, drawVignette, type Field } from './backdrop.ts';
import type { Brush } from './Motif.ts';
import { hueOfName, motifFor } from './motifFor.ts';
import { createDefs, el, group, place } from './svg.ts';

export interface GameArtRequest {
  /** Seeds the drawing, and its words choose among symbols; any string will do. */
  gameId: string;
  category: GameCategory;
  /** Small is a tile of 260 × 320, large a banner of 460 × 190. */
  size: ArtSize;
}

/** A tile keeps its lower third calm for the name; a banner lets its object rise from below. */
const layouts: Record<ArtSize, { field: Field; x: number; y: number; scale: number; fade: number; weight: number }> = {
  small: { field: { width: 260, height: 320, x: 130, y: 128 }, x: 130, y: 132, scale: 1, fade: 0.46, weight: 0.9 },
  large: { field: { width: 460, height: 190, x: 230, y: 60 }, x: 230, y: 126, scale: 1.2, fade: 0.4, weight: 0.5 },
};

/** Width of a drawing in its own units. */
export const drawnWidthOf = (size: ArtSize): number => layouts[size].field.width;

/**
 * The art of a game as a complete SVG document: no script, no style, no text, nothing from elsewhere, the same in every run.
 */
export function drawGameArt({ gameId, category, size }: GameArtRequest): string {
  const random = createRandom(`${category} ${gameId}`);
  const { draw, hues } = motifFor[category];
  const words = new Set(gameId.toLowerCase().split(/[^a-z0-9]+/));
  const says: Brush['says'] = (...wanted) => wanted.some((word) => words.has(word));
  const [from, to] = hueOfName(category, says) ?? random.pick(hues);
  const brush: Brush = {
    random,
    defs: createDefs(),
    hue: random.between(from, to),
    says,
  };
  const { field, x, y, scale, fade, weight } = layouts[size];
  // The object first: both sizes then show the same cards or symbols, independent of the ground.
  const object = group(place(x, y, 0, scale), draw(brush));
  const body = drawBackdrop(brush, field) + object + drawVignette(brush, field, fade, weight);
  const { width, height } = field;
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, brush.defs.toString() + body);
}
