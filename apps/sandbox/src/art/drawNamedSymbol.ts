import { createRandom } from '../catalogue/random.ts';
import { drawSymbol, type NamedSymbol } from './motifs/symbols.ts';
import { createDefs, el } from './svg.ts';

/** One symbol of the reels as an SVG document of its own, 48 by 48. */
export function drawNamedSymbol(name: NamedSymbol): string {
  const defs = createDefs();
  const body = drawSymbol({ random: createRandom(name), defs, hue: 150, says: () => false }, name);
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', width: 48, height: 48, viewBox: '-24 -24 48 48' }, defs.toString() + body);
}
