import { hsl } from './colour.ts';
import type { Brush } from './Motif.ts';
import { circle, el, n, path, polar, polygon, rect } from './svg.ts';

export interface Field {
  width: number;
  height: number;
  /** Where the light stands; rays and rings go out from it. */
  x: number;
  y: number;
}

type Pattern = (brush: Brush, field: Field) => string;
const white = '#fff';

const rays: Pattern = ({ random }, { x, y }) => {
  const count = random.int(11, 17);
  const turn = random.between(0, 40);
  const step = 360 / count;
  const reach = 470;
  const blades = Array.from({ length: count }, (_, at) => {
    const from = turn + at * step;
    return polygon([[x, y], polar(reach, from, x, y), polar(reach, from + step * 0.48, x, y)]);
  });
  return path(blades.join(''), { fill: white, opacity: '.12' });
};

const rings: Pattern = ({ random }, { x, y }) => {
  const gap = random.between(26, 38);
  return Array.from({ length: 9 }, (_, at) =>
    circle(x, y, 50 + at * gap, {
      fill: 'none',
      stroke: white,
      'stroke-width': at % 2 === 0 ? 9 : 3,
      opacity: String(Math.max(0.03, 0.13 - at * 0.012).toFixed(2)),
    }),
  ).join('');
};

const dots: Pattern = ({ random }, { width, height }) =>
  Array.from({ length: 26 }, () =>
    circle(random.between(0, width), random.between(0, height * 0.8), random.between(1.5, 9), {
      fill: white,
      opacity: random.between(0.05, 0.2).toFixed(2),
    }),
  ).join('');

const waves: Pattern = ({ random }, { width, height }) =>
  Array.from({ length: 5 }, (_, at) => {
    const level = height * (0.18 + at * 0.16) + random.between(-8, 8);
    const swell = random.between(12, 24);
    const length = width / random.between(1.4, 2.4);
    const q = length / 2;
    let d = `M${n(-random.between(0, length))} ${n(level)}q${n(q / 2)} ${n(-swell)} ${n(q)} 0`;
    for (let reached = 0; reached < width + length * 2; reached += q) d += `t${n(q)} 0`;
    return path(d, { fill: 'none', stroke: white, 'stroke-width': random.between(5, 16), opacity: '.08' });
  }).join('');

const diamonds: Pattern = ({ defs, random }, { width, height }) => {
  const size = random.between(26, 44);
  const half = n(size / 2);
  const fill = defs.add((id) =>
    el(
      'pattern',
      { id, width: size, height: size, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${n(random.between(-12, 12))})` },
      path(`M${half} 0L${n(size)} ${half}L${half} ${n(size)}L0 ${half}Z`, { fill: 'none', stroke: white, 'stroke-width': '1.4' }) +
        circle(size / 2, size / 2, 2, { fill: white }),
    ),
  );
  return rect(0, 0, width, height, 0, { fill, opacity: '.13' });
};

const hills: Pattern = ({ random, hue }, { width, height }) =>
  [0.62, 0.74, 0.86]
    .map((level, at) => {
      const top = height * level;
      const points = Array.from({ length: 5 }, () => top - random.between(0, height * 0.2));
      const step = width / 4;
      let d = `M0 ${n(points[0] ?? top)}`;
      for (let i = 1; i < 5; i++) d += `S${n(step * (i - 0.55))} ${n(points[i] ?? top)} ${n(step * i)} ${n(points[i] ?? top)}`;
      return path(`${d}V${height}H0Z`, {
        fill: hsl(hue + at * 8, 64, 15 - at * 4),
        opacity: '.7',
        stroke: '#ffffff',
        'stroke-opacity': '.16',
        'stroke-width': 1.5,
      });
    })
    .join('');

const bokeh: Pattern = ({ random, hue }, { width, height }) =>
  Array.from({ length: 9 }, () =>
    circle(random.between(0, width), random.between(0, height * 0.75), random.between(12, 38), {
      fill: hsl(hue + random.between(-40, 40), 90, 70),
      opacity: random.between(0.06, 0.17).toFixed(2),
    }),
  ).join('');

const beams: Pattern = ({ random }, { width, height }) => {
  const lean = random.between(40, 110) * (random.chance(0.5) ? 1 : -1);
  return Array.from({ length: 6 }, (_, at) => {
    const x = (at - 0.5) * (width / 4.5) + random.between(-16, 16);
    const w = random.between(8, 34);
    return path(
      polygon([
        [x, 0],
        [x + w, 0],
        [x + w + lean, height],
        [x + lean, height],
      ]),
      { fill: white, opacity: random.between(0.05, 0.11).toFixed(2) },
    );
  }).join('');
};

/** Small four-pointed glints, away from the middle where the object stands. */
function glints({ random }: Brush, { width, height, x, y }: Field): string {
  const marks = Array.from({ length: random.int(4, 8) }, () => {
    const [gx, gy] = polar(random.between(95, 150), random.between(0, 360), x, y);
    const size = random.between(2.5, 7);
    const q = size * 0.16;
    if (gx < 6 || gx > width - 6 || gy < 6 || gy > height * 0.72) return '';
    return `M${n(gx)} ${n(gy - size)}L${n(gx + q)} ${n(gy - q)}L${n(gx + size)} ${n(gy)}L${n(gx + q)} ${n(gy + q)}L${n(gx)} ${n(gy + size)}L${n(gx - q)} ${n(gy + q)}L${n(gx - size)} ${n(gy)}L${n(gx - q)} ${n(gy - q)}Z`;
  }).join('');
  return marks === '' ? '' : path(marks, { fill: '#FFF6D8', opacity: '.8' });
}

/** Rays are the house's hand; the others keep a wall of tiles from looking stamped. */
const patterns: readonly [Pattern, ...Pattern[]] = [
  rays,
  rays,
  rays,
  rays,
  rays,
  rays,
  rays,
  rings,
  waves,
  diamonds,
  hills,
  bokeh,
  beams,
  dots,
];

/** How light a hue may be before it glares: yellows and greens look brighter than blues at the same figure. */
function toneOf(hue: number): number {
  const h = ((hue % 360) + 360) % 360;
  return h > 40 && h < 190 ? 0.82 : h > 210 && h < 290 ? 1.12 : 1;
}

/** The ground of a tile: a saturated light above, the dark of the room below. */
export function drawBackdrop(brush: Brush, field: Field): string {
  const { random, defs, hue } = brush;
  const { width, height, x, y } = field;
  const tone = toneOf(hue);
  const drift = random.between(-34, 34);
  const slant = random.between(-0.25, 0.25);
  const ground = defs.linear(
    [hsl(hue + drift, 66, 38 * tone), hsl(hue, 70, 29 * tone), hsl(hue - drift * 0.6, 70, 15 * tone)],
    [Math.round((0.5 - slant) * 100) / 100, 0, Math.round((0.5 + slant) * 100) / 100, 1],
  );
  const glow = defs.radial([
    `${hsl(hue + drift * 0.4, 80, 60 * tone)}/1`,
    `${hsl(hue, 76, 46 * tone)}/0.6`,
    `${hsl(hue, 70, 26 * tone)}/0`,
  ]);
  const box = (fill: string) => rect(0, 0, width, height, 0, { fill });
  return (
    box(ground) +
    el('ellipse', { cx: x + random.between(-30, 30), cy: y - height * 0.08, rx: width * 0.66, ry: height * 0.55, fill: glow }) +
    random.pick(patterns)(brush, field) +
    glints(brush, field)
  );
}

/** The dark over which the game's name lies, and the shade at the corners. */
export function drawVignette({ defs, hue }: Brush, { width, height }: Field, depth: number, weight: number): string {
  const floor = hsl(hue, 50, 4);
  const corner = defs.radial(['#000000/0', '#000000/0', '#000000/0.34'], [0.5, 0.42, 0.8]);
  const fade = defs.linear([`${floor}/0`, `${floor}/0`, `${floor}/${(weight * 0.55).toFixed(2)}`, `${floor}/${weight}`]);
  const top = height * (1 - depth);
  return rect(0, 0, width, height, 0, { fill: corner }) + rect(0, top, width, height - top, 0, { fill: fade });
}
