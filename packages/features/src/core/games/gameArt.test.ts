import { describe, expect, it } from 'vitest';
import { markArtOf, tileArtOf } from './gameArt.ts';

const address = '/art/games/slots/g1/small-{width}.webp';

describe('the picture of a game', () => {
  it('comes to a tile in a width for each density of the screen', () => {
    expect(tileArtOf(address)).toEqual({ art: '/art/games/slots/g1/small-184.webp', artSet: '/art/games/slots/g1/small-288.webp 2x' });
  });

  it('comes to a mark in the narrowest width', () => {
    expect(markArtOf(address)).toBe('/art/games/slots/g1/small-96.webp');
  });

  it('is the plain address of a brand wherever it has no width', () => {
    const plain = 'https://cdn.example/a,b/g1.webp';
    expect(tileArtOf(plain)).toEqual({ art: plain, artSet: undefined });
    expect(markArtOf(plain)).toBe(plain);
  });
});
