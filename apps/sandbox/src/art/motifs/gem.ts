import { hsl } from '../colour.ts';
import { letter } from '../letter.ts';
import type { Brush, Motif } from '../Motif.ts';
import { circle, el, group, path, place, polygon, rect } from '../svg.ts';
import { at, drawCoin, vivid } from './parts.ts';

function coins(brush: Brush, count: number, spread: number, base: number): string {
  const { random } = brush;
  return Array.from({ length: count }, (_, i) =>
    at(
      ((i + 0.5) / count - 0.5) * spread * 2,
      base + random.between(-9, 9),
      random.between(-40, 40),
      random.between(0.7, 1.05),
      drawCoin(brush),
    ),
  ).join('');
}

/** A cut stone, 70 to every side, its facets in tones of one hue. */
function stone({ defs }: Brush, hue: number): string {
  const f = (lightness: number, saturation = 85) => hsl(hue, saturation, lightness);
  const facet = (points: readonly (readonly [number, number])[], fill: string) => path(polygon(points), { fill });
  return (
    facet(
      [
        [-44, -56],
        [44, -56],
        [76, -14],
        [0, 74],
        [-76, -14],
      ],
      defs.linear(vivid(hue)),
    ) +
    facet(
      [
        [-44, -56],
        [-24, -14],
        [-76, -14],
      ],
      f(62),
    ) +
    facet(
      [
        [-44, -56],
        [0, -56],
        [-24, -14],
      ],
      f(80),
    ) +
    facet(
      [
        [0, -56],
        [24, -14],
        [-24, -14],
      ],
      f(70),
    ) +
    facet(
      [
        [0, -56],
        [44, -56],
        [24, -14],
      ],
      f(56),
    ) +
    facet(
      [
        [44, -56],
        [76, -14],
        [24, -14],
      ],
      f(44),
    ) +
    facet(
      [
        [-76, -14],
        [-24, -14],
        [0, 74],
      ],
      f(50),
    ) +
    facet(
      [
        [-24, -14],
        [24, -14],
        [0, 74],
      ],
      f(60),
    ) +
    facet(
      [
        [24, -14],
        [76, -14],
        [0, 74],
      ],
      f(30),
    ) +
    path('M-44-56H44L76-14L0 74L-76-14ZM-76-14H76M-44-56L-24-14L0-56L24-14L44-56M-24-14L0 74L24-14', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1.6,
      opacity: '.5',
      'stroke-linejoin': 'round',
    }) +
    path('M-38-50H-6L-24-20Z', { fill: '#fff', opacity: '.45' })
  );
}

/** The pot that fills until somebody breaks it: a jar with gold to the brim. */
function jar(brush: Brush): string {
  const { defs, random } = brush;
  const tone = random.pick([158, 205, 356, 275, 22]);
  const glaze = defs.linear([hsl(tone, 74, 20), hsl(tone, 74, 48), hsl(tone, 76, 16)], [0, 0, 1, 0.2]);
  return (
    coins(brush, 6, 50, -48) +
    coins(brush, 5, 38, -60) +
    path('M-52-38H52C52-30 46-26 42-22C84-2 88 52 52 84H-52C-88 52-84-2-42-22C-46-26-52-30-52-38Z', { fill: glaze }) +
    rect(-58, -48, 116, 17, 8, { fill: defs.gold() }) +
    path('M-58 68C-30 78 30 78 58 68L50 84A6 6 0 0 1 45 87H-45A6 6 0 0 1-50 84Z', { fill: defs.gold() }) +
    path('M-76 12C-40 24 40 24 76 12', { fill: 'none', stroke: defs.gold(), 'stroke-width': 5 }) +
    circle(0, 30, 29, { fill: defs.gold() }) +
    circle(0, 30, 23, { fill: '#8A1A14', stroke: '#FFE9A8', 'stroke-width': 1.2 }) +
    letter(random.pick(['9', '7', '88', '8', '9']), 0, 30, 27, '#FFE3A0') +
    path('M-62 6C-68 28-62 52-48 66', { fill: 'none', stroke: '#fff', 'stroke-width': 6, opacity: '.35', 'stroke-linecap': 'round' })
  );
}

function crown(brush: Brush): string {
  const { defs, random } = brush;
  const jewel = (x: number, y: number, size: number, hue: number) =>
    circle(x, y, size, { fill: defs.radial(vivid(hue), [0.35, 0.3, 0.8]), stroke: '#6B4711', 'stroke-width': 1.4 });
  const hue = random.pick([0, 210, 150, 285]);
  return (
    coins(brush, 6, 84, 68) +
    path('M-60 40C-40 52 40 52 60 40L66 22H-66Z', { fill: hsl(350, 70, 24) }) +
    path('M-84-40L-46 0L-26-62L0-6L26-62L46 0L84-40L64 48C34 60-34 60-64 48Z', {
      fill: defs.gold(),
      stroke: '#8A5A16',
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    }) +
    path('M-67 34C-34 46 34 46 67 34M-70 22C-34 34 34 34 70 22', { fill: 'none', stroke: '#8A5A16', 'stroke-width': 2 }) +
    path('M-76-28L-44 8L-26-48', { fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: '.5', 'stroke-linejoin': 'round' }) +
    jewel(-84, -44, 8, hue) +
    jewel(-26, -68, 9, hue + 120) +
    jewel(26, -68, 9, hue + 120) +
    jewel(84, -44, 8, hue) +
    jewel(0, 10, 12, hue + 200) +
    jewel(-36, 14, 7, hue) +
    jewel(36, 14, 7, hue)
  );
}

function chest(brush: Brush): string {
  const { defs, random } = brush;
  const wood = defs.linear(['#B4713A', '#7A4420', '#4A2610']);
  const gems = [-40, 0, 40]
    .map((x, i) => at(x, -20 - (i % 2) * 12, random.between(-20, 20), 0.24, stone(brush, random.between(0, 360))))
    .join('');
  return (
    path('M-78-22C-84-70-50-86 0-86C50-86 84-70 78-22Z', { fill: wood, stroke: defs.gold(), 'stroke-width': 5 }) +
    path('M-70-22C-74-62-46-76 0-76C46-76 74-62 70-22Z', { fill: '#2A1206' }) +
    coins(brush, 7, 66, -26) +
    gems +
    coins(brush, 6, 60, -8) +
    rect(-84, -6, 168, 82, 7, { fill: wood, stroke: defs.gold(), 'stroke-width': 5 }) +
    path('M-84 14H84M-56-6V76M56-6V76', { stroke: defs.gold(), 'stroke-width': 8, fill: 'none' }) +
    rect(-17, -2, 34, 40, 6, { fill: defs.gold(), stroke: '#6B4711', 'stroke-width': 1.4 }) +
    circle(0, 14, 6, { fill: '#3A2408' }) +
    path('M0 14V28', { stroke: '#3A2408', 'stroke-width': 5, 'stroke-linecap': 'round' })
  );
}

function diamond(brush: Brush): string {
  const { random } = brush;
  return (
    coins(brush, 7, 84, 70) +
    group(place(0, -8, random.between(-8, 8), 1.04), stone(brush, random.pick([195, 350, 150, 280, 44, 210]) + random.between(-10, 10)))
  );
}

/** Jackpots: jar, crown, chest or stone, always with gold about. */
export const drawJackpot: Motif = (brush) => {
  const { random, defs, says } = brush;
  const draw = says('pot')
    ? jar
    : says('crown')
      ? crown
      : says('vault', 'treasure')
        ? chest
        : says('diamond', 'diamonds')
          ? diamond
          : random.pick([jar, crown, chest, diamond]);
  const halo = el('ellipse', { cx: 0, cy: 0, rx: 112, ry: 112, fill: defs.radial(['#FFE9A0/0.55', '#FFD66B/0.16', '#FFD66B/0']) });
  const turn = random.between(-4, 4);
  return halo + group(place(0, 0, turn), draw(brush), { filter: defs.shadow() });
};
