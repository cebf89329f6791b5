import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { letter } from './letter.ts';
import { el } from './svg.ts';

/** Where a picture of 100 × 100 is inked, in pixels, and how much of it. */
async function inkOf(markup: string) {
  const svg = el('svg', { xmlns: 'http://www.w3.org/2000/svg', width: 100, height: 100 }, markup);
  const { data } = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const inked = [...data.keys()].filter((at) => (data[at] ?? 0) > 127);
  const [columns, rows] = [inked.map((at) => at % 100), inked.map((at) => Math.floor(at / 100))];
  const middle = (places: number[]) => (Math.min(...places) + Math.max(...places) + 1) / 2;
  return { pixels: inked.length, x: middle(columns), y: middle(rows), width: Math.max(...columns) - Math.min(...columns) + 1 };
}

describe('letter', () => {
  it.each([...'0123456789?ABGIJKNOPQRSVW'])('draws %s around its point', async (character) => {
    const { pixels, x, y } = await inkOf(letter(character, 50, 50, 60, '#000'));
    expect(pixels).toBeGreaterThan(150);
    expect(Math.abs(x - 50)).toBeLessThan(5);
    expect(Math.abs(y - 50)).toBeLessThan(4);
  });

  it('draws a đồng sign, a point and a times sign', async () => {
    for (const character of ['₫', '.', 'x']) expect((await inkOf(letter(character, 50, 50, 60, '#000'))).pixels).toBeGreaterThan(50);
  });

  it('sets a word around its point, closer together where it is asked to', async () => {
    const [word, close] = [await inkOf(letter('10', 50, 50, 40, '#000')), await inkOf(letter('10', 50, 50, 40, '#000', {}, -6))];
    expect(Math.abs(word.x - 50)).toBeLessThan(3);
    expect(word.width - close.width).toBe(6);
  });

  it('refuses a letter that it has no outline of', () => {
    expect(() => letter('Đ', 0, 0, 10, '#000')).toThrow('No outline of Đ');
  });
});
