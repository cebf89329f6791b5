import type { BarGround } from './seriesLook.ts';

/** What a canvas fills a bar with: its colour, or the colour in a pattern of the size of a few px. */
export function barFill(colour: string, ground: BarGround): string | CanvasPattern {
  if (ground === 'plain') return colour;
  const tile = document.createElement('canvas');
  const side = Math.round(6 * devicePixelRatio);
  tile.width = side;
  tile.height = side;
  const pen = tile.getContext('2d');
  if (!pen) return colour;
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  pen.lineWidth = side / 3;
  if (ground === 'bands') pen.fillRect(0, 0, side, side / 2);
  else {
    // The middle stroke, and the corners of its neighbours.
    for (const shift of [-side, 0, side]) {
      pen.moveTo(shift - side, side * 2);
      pen.lineTo(shift + side * 2, -side);
    }
    pen.stroke();
  }
  return pen.createPattern(tile, 'repeat') ?? colour;
}
