import { type ArtSize, gameCategories } from '@baize/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someOrAll } from '../../../gateway/src/testingRuns.ts';
import { generateCatalogue } from '../catalogue/index.ts';
import { symbolArt } from '../game/symbolArt.ts';
import { drawGameArt } from './index.ts';

const games = generateCatalogue();
const sizes: readonly ArtSize[] = ['small', 'large'];

/** Throws at the first thing that an XML parser would not take: the drawings use elements, attributes and text only. */
function checkXml(document: string): void {
  if (/&(?!amp;|lt;|gt;|quot;)/.test(document)) throw new Error('A bare &');
  const open: string[] = [];
  const token = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<]*")*)(\/?)>|[^<]+/gy;
  while (token.lastIndex < document.length) {
    const at = token.lastIndex;
    const match = token.exec(document);
    if (match === null) throw new Error(`Not XML at ${at}: ${document.slice(at, at + 60)}`);
    const [whole, closing, name, attributes = '', empty] = match;
    if (name === undefined) continue;
    if (/ ([a-zA-Z0-9:-]+)="[^"]*".* \1="/.test(attributes)) throw new Error(`Attribute twice at ${at}: ${whole}`);
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`Crossed </${name}> at ${at}`);
    } else if (empty !== '/') open.push(name);
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(' ')}`);
}

/** Every fifth of the catalogue, or all ten thousand. */
const step = someOrAll(5, 1);
const drawnGames = games.filter((_, at) => at % step === 0);
/** Twenty thousand drawings on a machine that is busy with other tests. */
const patience = 180_000;

describe('drawGameArt', () => {
  it(
    '§3 draws the games of the catalogue, no two alike and well-formed, with letters that need no fonts',
    () => {
      for (const size of sizes) {
        const drawn = new Set<string>();
        for (const { gameId, category } of drawnGames) {
          const svg = drawGameArt({ gameId, category, size });
          checkXml(svg);
          if (/<text|font-/.test(svg)) throw new Error(`${gameId} needs a font`);
          drawn.add(svg);
        }
        expect(drawn.size).toBe(drawnGames.length);
      }
    },
    patience,
  );

  it('leaves no figure unset, and refers to nothing that it does not define', () => {
    for (const { gameId, category } of drawnGames.filter((_, at) => at % 2 === 0)) {
      const svg = drawGameArt({ gameId, category, size: 'small' });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, inUrl, inUse] of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)) {
        if (!defined.has(inUrl ?? inUse)) throw new Error(`${gameId} refers to ${inUrl ?? inUse}`);
      }
    }
  });

  it('carries nothing that a strict content policy forbids', () => {
    for (const category of gameCategories) {
      for (const size of sizes) {
        const svg = drawGameArt({ gameId: `${category}-1`, category, size });
        expect(svg).not.toMatch(/<(style|script|image|foreignObject|a)\b| style=| on[a-z]+=|href="[^#]|url\([^#]/);
        expect(svg.match(/https?:\/\//g)).toHaveLength(1);
      }
    }
  });

  it('keeps the symbols of the reels free of fonts too', () => {
    for (const [name, svg] of symbolArt) expect(svg, name).not.toMatch(/<text|font-/);
  });

  it('has the box of a tile or of a banner', () => {
    expect(drawGameArt({ gameId: 'x', category: 'slots', size: 'small' })).toContain('viewBox="0 0 260 320"');
    expect(drawGameArt({ gameId: 'x', category: 'slots', size: 'large' })).toContain('viewBox="0 0 460 190"');
  });

  it('takes any string for an id, gives the same drawing for it again, and never writes it down', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.constantFrom(...gameCategories),
        fc.constantFrom(...sizes),
        (id, category, size) => {
          const gameId = `"><script>${id}`;
          const svg = drawGameArt({ gameId, category, size });
          checkXml(svg);
          expect(svg).not.toContain('script');
          expect(drawGameArt({ gameId, category, size })).toBe(svg);
        },
      ),
      { numRuns: someOrAll(100, 1_000) },
    );
  });
});
