import { hsl, paper } from '../colour.ts';
import { letter } from '../letter.ts';
import type { Motif } from '../Motif.ts';
import { circle, el, group, path, place, rect } from '../svg.ts';
import { at, drawCoin } from './parts.ts';
import { pickSymbols } from './symbols.ts';

/** A ticket whose silver is scratched off, and the coin that does it. */
export const drawScratch: Motif = (brush) => {
  const { random, defs, hue } = brush;
  const [top, ...prizes] = pickSymbols(brush, 4);
  const silver = defs.linear(['#F4F6F8', '#B4BCC4', '#DDE2E7', '#8E979F'], [0, 0, 1, 1]);
  const bared = random.int(1, 2);
  const boxes = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = [((i % 3) - 1) * 50, Math.floor(i / 3) * 46 - 2];
    const open = i === bared || i === bared + 2 || random.chance(0.25);
    const prize = at(0, 0, 0, 0.86, prizes[(i + bared) % 3]?.() ?? '');
    const cover = path('M-20-18C-8-21 6-16 20-19L21 4C14 2 10 9 3 6C-4 3-8 10-14 7C-17 6-19 9-21 8Z', { fill: silver });
    return group(
      place(x, y),
      rect(-22, -20, 44, 40, 5, { fill: paper }) +
        prize +
        (open ? (random.chance(0.5) ? cover : '') : rect(-22, -20, 44, 40, 5, { fill: silver }) + letter('?', 0, 0, 20, '#6A737B')),
    );
  }).join('');
  const holes = [-1, 1]
    .map((side) => Array.from({ length: 8 }, (_, i) => circle(side * 86, i * 22 - 77, 4.5, { fill: hsl(hue, 60, 20) })).join(''))
    .join('');
  const turn = random.between(-10, 10);
  return (
    group(
      place(0, -2, turn),
      rect(-86, -88, 172, 172, 8, { fill: defs.linear([hsl(hue + 8, 82, 58), hsl(hue - 6, 78, 38)], [0, 0, 1, 1]) }) +
        holes +
        rect(-77, -80, 154, 156, 6, { fill: 'none', stroke: defs.gold(), 'stroke-width': 2 }) +
        el('ellipse', { cx: 0, cy: -52, rx: 62, ry: 22, fill: '#fff', opacity: '.16' }) +
        at(0, -52, 0, 1.25, top?.() ?? '') +
        at(-46, -52, 0, 0.6, top?.() ?? '') +
        at(46, -52, 0, 0.6, top?.() ?? '') +
        boxes,
      { filter: defs.shadow() },
    ) + at(random.between(50, 66), random.between(44, 62), random.between(-30, 30), 1.35, drawCoin(brush))
  );
};
