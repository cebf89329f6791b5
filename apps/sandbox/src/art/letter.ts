import glyphs from './glyphs.json' with { type: 'json' };
import { type Attributes, n, path } from './svg.ts';

const shapes = new Map(Object.entries(glyphs));

/**
 * A word or a figure around its point, as outlines of Be Vietnam Pro 700: the picture is the same on a machine without fonts.
 * @param size of the typeface, as in CSS
 * @param spacing added between two letters
 */
export function letter(text: string, x: number, y: number, size: number, fill: string, more: Attributes = {}, spacing = 0): string {
  const drawn = [...text].map((character) => {
    const shape = shapes.get(character);
    if (!shape) throw new Error(`No outline of ${character}: add it to scripts/drawLetters.py`);
    return shape;
  });
  const scale = size / 1_000;
  let left = x - (drawn.reduce((sum, { width }) => sum + width * scale, 0) + spacing * (drawn.length - 1)) / 2;
  // Half of the height of capitals and figures.
  const baseline = y + size * 0.37;
  let outline = '';
  for (const shape of drawn) {
    const from = left;
    outline += shape.outline.replace(/(-?\d+) (-?\d+)/g, (_, dx, dy) => `${n(from + dx * scale)} ${n(baseline + dy * scale)}`);
    left += shape.width * scale + spacing;
  }
  return path(outline, { fill, ...more });
}
