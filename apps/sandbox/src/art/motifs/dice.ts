import { hsl, paper, paperShade } from '../colour.ts';
import type { Brush, Motif } from '../Motif.ts';
import { circle, el, group, path, place, rect } from '../svg.ts';
import { at, drawDie, drawPips } from './parts.ts';

/** Faces that a die can show together: opposite ones sum to seven and are never seen at once. */
function faces({ random }: Brush): readonly [number, number, number] {
  const [a = 1, b = 2, c = 3] = random.shuffle([1, 2, 3]).map((face) => (random.chance(0.5) ? face : 7 - face));
  return [a, b, c];
}

/** One die flat to the viewer, as large as the picture allows. */
const flat: Motif = (brush) => {
  const { random, defs } = brush;
  const face = (size: number, value: number) =>
    rect(-size, -size, size * 2, size * 2, size * 0.3, { fill: defs.linear([paper, '#FFFFFF', paperShade], [0, 0, 0.7, 1]) }) +
    rect(-size + 4, -size + 4, size * 2 - 8, size * 2 - 8, size * 0.24, { fill: 'none', stroke: '#ffffff', 'stroke-width': 2 }) +
    drawPips(value, size);
  const turn = random.between(-22, 22);
  return group(
    '',
    at(-42, -32, turn - 18, 1, face(36, random.int(1, 6))) +
      at(48, -24, turn + 24, 1, face(32, random.int(1, 6))) +
      at(4, 30, turn, 1, face(46, random.int(1, 6))),
    { filter: defs.shadow() },
  );
};

/** Three dice under the glass of a shaker. */
const dome: Motif = (brush) => {
  const { random, defs, hue } = brush;
  const glass = defs.linear(['#ffffff/0.5', '#ffffff/0.08', '#ffffff/0.22'], [0, 0, 1, 0.3]);
  return group(
    'translate(0 4)',
    el('ellipse', { cx: 0, cy: 64, rx: 90, ry: 22, fill: '#5A3A0C' }) +
      el('ellipse', { cx: 0, cy: 58, rx: 90, ry: 22, fill: defs.gold() }) +
      el('ellipse', { cx: 0, cy: 56, rx: 78, ry: 17, fill: hsl(hue, 60, 20) }) +
      at(-36, 26, random.between(-14, 6), 0.8, drawDie(brush, faces(brush))) +
      at(38, 26, random.between(-6, 14), 0.8, drawDie(brush, faces(brush))) +
      at(random.between(-4, 4), -14, random.between(-12, 12), 0.86, drawDie(brush, faces(brush))) +
      path('M-82 56V-8A82 82 0 0 1 82-8V56A82 18 0 0 1-82 56Z', { fill: glass, stroke: '#ffffff99', 'stroke-width': 2 }) +
      path('M-66 30V-6A66 68 0 0 1-34-64', { fill: 'none', stroke: '#fff', 'stroke-width': 7, opacity: '.5', 'stroke-linecap': 'round' }) +
      circle(0, -93, 8, { fill: defs.gold() }),
    { filter: defs.shadow() },
  );
};

/** Three dice just thrown. */
const thrown: Motif = (brush) => {
  const { random, defs } = brush;
  return group(
    '',
    group(place(-44, -30, random.between(-28, 10), 1.16), drawDie(brush, faces(brush))) +
      group(place(50, -22, random.between(-10, 28), 1.08), drawDie(brush, faces(brush))) +
      group(place(2, 36, random.between(-14, 14), 1.34), drawDie(brush, faces(brush))),
    { filter: defs.shadow() },
  );
};

/** A lacquered bowl with red and white counters: Xóc Đĩa. */
const counters: Motif = (brush) => {
  const { random, defs } = brush;
  const reds = random.int(0, 4);
  const spots = random
    .shuffle([
      [-28, 2],
      [26, -8],
      [-4, 30],
      [6, -34],
    ])
    .map(([x = 0, y = 0], i) => {
      const colour = i < reds ? '#B8231B' : '#FFFCF4';
      return (
        circle(x, y + 3, 19, { fill: '#00000066' }) +
        circle(x, y, 19, { fill: colour, stroke: i < reds ? '#7A0F0C' : '#C9C2B0', 'stroke-width': 2 }) +
        circle(x, y, 12, { fill: 'none', stroke: i < reds ? '#FFD9A0' : '#B8231B', 'stroke-width': 1.6 })
      );
    });
  return group(
    '',
    circle(0, 0, 90, { fill: defs.gold() }) +
      circle(0, 0, 83, { fill: defs.radial(['#FFFFFF', '#EDE7D6', '#C4BBA4']) }) +
      circle(0, 0, 70, { fill: 'none', stroke: '#2C5FA0', 'stroke-width': 3, 'stroke-dasharray': '10 5' }) +
      circle(0, 0, 60, { fill: 'none', stroke: '#2C5FA0', 'stroke-width': 1.2 }) +
      spots.join(''),
    { filter: defs.shadow() },
  );
};

/** Sicbo and its kin. */
export const drawDice: Motif = (brush) => (brush.says('xoc') ? counters(brush) : brush.random.pick([flat, dome, thrown, thrown])(brush));
