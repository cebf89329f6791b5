import { goldStops } from '../colour.ts';
import { letter } from '../letter.ts';
import type { Motif } from '../Motif.ts';
import { circle, group, path, place, polar, sectorPath } from '../svg.ts';
import { at, drawChip } from './parts.ts';

/** The wheel from above: gold rim, pockets in red, black and green, a turret and the ball. */
export const drawRoulette: Motif = (brush) => {
  const { random, defs } = brush;
  const pockets = random.pick([19, 21, 25, 37]);
  const step = 360 / pockets;
  const turn = random.between(0, 360);
  const colours: Record<'red' | 'black', string[]> = { red: [], black: [] };
  for (let i = 1; i < pockets; i++) colours[i % 2 === 0 ? 'red' : 'black'].push(sectorPath(46, 77, turn + i * step, turn + (i + 1) * step));
  const numbers =
    pockets > 25
      ? ''
      : Array.from({ length: pockets }, (_, i) => {
          const angle = turn + (i + 0.5) * step;
          const [x, y] = polar(69, angle);
          return group(place(x, y, angle), letter(String(i === 0 ? 0 : ((i * 7) % 36) + 1), 0, 0, 10, '#FFF6E0'));
        }).join('');
  const arms = random.int(3, 5);
  const spokes = Array.from({ length: arms }, (_, i) => {
    const [x, y] = polar(27, turn + (i * 360) / arms);
    return (
      path(`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`, { stroke: goldStops[1], 'stroke-width': 5, 'stroke-linecap': 'round' }) +
      circle(x, y, 5, { fill: defs.gold() })
    );
  }).join('');
  const [bx, by] = polar(61, random.between(0, 360));
  const wood = defs.radial(['#7A4A22', '#4A2A10', '#2A1608'], [0.45, 0.4, 0.6]);
  const chip = random.chance(0.35)
    ? at(
        random.chance(0.5) ? 68 : -68,
        66,
        random.between(-30, 30),
        0.8,
        drawChip(brush, random.pick(['#1B5FA8', '#1B7F53', '#5B2E8C']), '', random.chance(0.5)),
      )
    : '';
  return (
    group(
      '',
      circle(0, 0, 92, { fill: defs.linear(['#FFF3C9', '#E8BC5E', '#8A5A16', '#E2B75B'], [0.2, 0, 0.7, 1]) }) +
        circle(0, 0, 83, { fill: wood }) +
        circle(0, 0, 79, { fill: defs.gold() }) +
        path(colours.red.join(''), { fill: '#B8231B' }) +
        path(colours.black.join(''), { fill: '#171310' }) +
        path(sectorPath(46, 77, turn, turn + step), { fill: '#1B8A58' }) +
        numbers +
        circle(0, 0, 46, { fill: wood, stroke: goldStops[1], 'stroke-width': 2.5 }) +
        spokes +
        circle(0, 2, 13, { fill: '#00000066' }) +
        circle(0, 0, 13, { fill: defs.radial(['#FFF9DF', '#E2B75B', '#7A4F12'], [0.38, 0.3, 0.75]) }),
      { filter: defs.shadow() },
    ) +
    circle(bx + 1, by + 2, 6.6, { fill: '#00000077' }) +
    circle(bx, by, 6.6, { fill: defs.radial(['#FFFFFF', '#F2EFE6', '#A8A293'], [0.35, 0.3, 0.75]) }) +
    path('M-74-46A87 87 0 0 1-8-87', { fill: 'none', stroke: '#fff', 'stroke-width': 4, opacity: '.55', 'stroke-linecap': 'round' }) +
    chip
  );
};
