import { encode } from 'uqr';

/** The modules around a code that must stay light, or scanners do not find it. */
export const quietZone = 4;

export interface QrDrawing {
  /** One path over all dark modules, a unit each. */
  path: string;
  /** Of the whole drawing with its quiet zone, in modules. */
  side: number;
}

/** Draws a text as a code. Throws where the text is too long for any code: about 2,300 letters. */
export function qrPath(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) => rowRuns(row).map(([x, width]) => `M${x + quietZone} ${y + quietZone}h${width}v1h-${width}z`));
  return { path: runs.join(''), side: size + 2 * quietZone };
}

/** Neighbours in a row are drawn as one: no hairlines between them, and a shorter path. */
function rowRuns(row: boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
