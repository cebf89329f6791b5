import { hsl } from '../colour.ts';
import type { Brush, Motif } from '../Motif.ts';
import { circle, el, group, path, place, polar, rect } from '../svg.ts';
import { at, drawCoin } from './parts.ts';
import { pickSymbols } from './symbols.ts';

/** A strip of a reel, light in the middle as a drum is. */
function strip({ defs }: Brush, x: number, width: number, height: number, inside: string): string {
  const drum = defs.linear(['#BDB5A3', '#FBF8F0', '#FFFFFF', '#FFFFFF', '#F4F0E5', '#B0A794']);
  return group(
    place(x, 0),
    rect(-width / 2, -height / 2, width, height, 7, { fill: drum, stroke: '#2A1F0E', 'stroke-width': 1.2 }) + inside,
  );
}

function payLine({ defs }: Brush, reach: number): string {
  const band = defs.linear(['#E2B75B/0', '#FFE29A/0.75', '#E2B75B/0'], [0, 0, 1, 0]);
  return rect(-reach, -7, reach * 2, 14, 0, { fill: band }) + path(`M${-reach} -4l9 4l-9 4ZM${reach} -4l-9 4l9 4Z`, { fill: defs.gold() });
}

const loose: Motif = (brush) => {
  const tilt = brush.random.between(-5, 5);
  const drawn = pickSymbols(brush, 3);
  const lift = brush.random.between(6, 14);
  const strips = drawn
    .map((draw, i) =>
      group(place((i - 1) * 61, i === 1 ? -lift / 2 : lift / 2, (i - 1) * tilt), strip(brush, 0, 56, 118, at(0, 0, 0, 1.3, draw()))),
    )
    .join('');
  return group(`rotate(${Math.round(brush.random.between(-3, 3))})`, strips + payLine(brush, 98), { filter: brush.defs.shadow() });
};

/** The machine: gold case, three drums, lights along the arch. */
const machine: Motif = (brush) => {
  const { defs, random, hue } = brush;
  const drawn = pickSymbols(brush, 7);
  const windowFor = (i: number) => {
    const symbol = (slot: number, y: number, scale: number, opacity: string) =>
      group(place(0, y, 0, scale), drawn[slot]?.() ?? '', { opacity });
    return strip(brush, (i - 1) * 50, 46, 96, symbol(i, 0, 1.12, '1') + symbol(i + 3, -40, 0.5, '.5') + symbol(i + 4, 40, 0.5, '.5'));
  };
  const bulbs = Array.from({ length: 11 }, (_, i) => {
    const [x, y] = polar(84, -68 + i * 13.6, 0, 8);
    return circle(x, y * 0.98, 3.4, { fill: i % 2 === random.int(0, 1) ? '#FFF7D6' : '#FFC94D' });
  }).join('');
  const enamel = defs.linear([hsl(hue + 170, 62, 38), hsl(hue + 170, 70, 16)]);
  return group(
    'translate(0 2)',
    path('M-94 78V-8A94 84 0 0 1 94-8V78A10 10 0 0 1 84 88H-84A10 10 0 0 1-94 78Z', { fill: defs.gold() }) +
      path('M-87 76V-8A87 77 0 0 1 87-8V76A5 5 0 0 1 82 81H-82A5 5 0 0 1-87 76Z', { fill: enamel }) +
      bulbs +
      at(0, -62, 0, 0.92, drawn[6]?.() ?? '') +
      rect(-80, -36, 160, 108, 9, { fill: '#120C05', stroke: defs.gold(), 'stroke-width': 4 }) +
      group('translate(0 18)', [0, 1, 2].map(windowFor).join('') + payLine(brush, 78)),
    { filter: defs.shadow() },
  );
};

/** Three rows of three; the middle row, or a diagonal, wins. */
const grid: Motif = (brush) => {
  const { defs, random, hue } = brush;
  const drawn = pickSymbols(brush, 5);
  const won = random.pick([
    [3, 4, 5],
    [0, 4, 8],
    [2, 4, 6],
    [1, 4, 7],
  ]);
  const lit = defs.radial(['#FFF4C4', '#F0BE4A', '#A86A12'], [0.5, 0.45, 0.75]);
  const dark = defs.linear([hsl(hue, 45, 24), hsl(hue, 55, 11)]);
  const cells = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [((i % 3) - 1) * 54, (Math.floor(i / 3) - 1) * 54];
    const wins = won.includes(i);
    const symbol = drawn[wins ? 0 : 1 + ((i * 3 + won.length + (won[0] ?? 0)) % 4)];
    return group(
      place(x, y),
      rect(-25, -25, 50, 50, 8, { fill: wins ? lit : dark, stroke: '#FFFFFF26', 'stroke-width': 1 }) +
        at(0, 0, 0, wins ? 1.02 : 0.86, symbol?.() ?? ''),
    );
  }).join('');
  return group(
    place(0, 0, random.between(-4, 4)),
    rect(-90, -90, 180, 180, 18, { fill: defs.gold() }) + rect(-84, -84, 168, 168, 13, { fill: '#120C05' }) + cells,
    { filter: defs.shadow() },
  );
};

/** One great symbol in a gold ring before three dim reels, with coins. */
const hero: Motif = (brush) => {
  const { defs, random, hue } = brush;
  const [first, ...rest] = pickSymbols(brush, 4);
  const draw = first ?? (() => '');
  const reels = rest
    .map((symbol, i) => strip(brush, (i - 1) * 64, 58, 128, at(0, -36, 0, 0.8, symbol()) + at(0, 36, 0, 0.8, symbol())))
    .join('');
  const plate = defs.radial([hsl(hue + 150, 70, 42), hsl(hue + 150, 75, 14)], [0.5, 0.35, 0.7]);
  const studs = Array.from({ length: 18 }, (_, i) => circle(...polar(62.5, i * 20), 2.6, { fill: '#FFF7D6' })).join('');
  const coins = [-1, 1]
    .map((side) =>
      at(side * random.between(58, 74), random.between(50, 66), random.between(-30, 30), random.between(0.8, 1.1), drawCoin(brush)),
    )
    .join('');
  return (
    group('', reels, { opacity: '.92', filter: defs.shadow() }) +
    group(
      '',
      circle(0, 0, 68, { fill: defs.gold() }) +
        circle(0, 0, 57, { fill: plate, stroke: '#6B4711', 'stroke-width': 1.5 }) +
        studs +
        at(0, 0, random.between(-6, 6), 2.35, draw()) +
        coins,
      {
        filter: defs.shadow(),
      },
    ) +
    el('path', {
      d: 'M-46-32A56 56 0 0 1 20-52',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 4,
      opacity: '.35',
      'stroke-linecap': 'round',
    })
  );
};

/** Slots: reels in one of four builds. */
export const drawReels: Motif = (brush) => brush.random.pick([loose, loose, machine, grid, hero, hero])(brush);
