import type { BarGround } from './seriesLook.ts';

type Painter = (pen: CanvasRenderingContext2D, side: number) => void;

function paintStripes(pen: CanvasRenderingContext2D, side: number): void {
  // The middle stroke, and the corners of its neighbours.
  for (const shift of [-side, 0, side]) {
    pen.moveTo(shift - side, side * 2);
    pen.lineTo(shift + side * 2, -side);
  }
  pen.stroke();
}

const painters: Record<Exclude<BarGround, 'plain'>, Painter> = {
  stripes: paintStripes,
  counterstripes: (pen, side) => {
    pen.setTransform(-1, 0, 0, 1, side, 0);
    paintStripes(pen, side);
  },
  bands: (pen, side) => pen.fillRect(0, 0, side, side / 2),
  grid: (pen, side) => {
    pen.fillRect(0, 0, side, side / 3);
    pen.fillRect(0, 0, side / 3, side);
  },
};

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
  painters[ground](pen, side);
  return pen.createPattern(tile, 'repeat') ?? colour;
}
