import { hsl, ink, paper, paperShade, red } from '../colour.ts';
import { letter } from '../letter.ts';
import type { Brush } from '../Motif.ts';
import { circle, el, group, place, rect } from '../svg.ts';
import { drawSuit, type Suit, suitColour } from './suits.ts';

/** A playing card around its centre, 84 by 118. */
export function drawCard({ defs }: Brush, rank: string, suit: Suit): string {
  const fill = defs.linear([paper, paper, paperShade], [0, 0, 0.4, 1]);
  const colour = suitColour(suit);
  return (
    rect(-42, -59, 84, 118, 9, { fill, stroke: '#00000030', 'stroke-width': 1 }) +
    letter(rank, -28, -42, 24, colour, {}, rank.length > 1 ? -2 : 0) +
    drawSuit(defs, suit, -28, -22, 7.5) +
    drawSuit(defs, suit, 3, 14, 27) +
    group('rotate(180)', letter(rank, -30, -45, 14, colour))
  );
}

/** A card so small that one figure and one pip say it all, 32 by 46. */
export function drawSmallCard({ defs }: Brush, rank: string, suit: Suit): string {
  return (
    defs.stamp(rect(-16, -23, 32, 46, 4, { fill: defs.linear([paper, paperShade]) })) +
    letter(rank, 0, -10, 20, suitColour(suit), {}, rank.length > 1 ? -2 : 0) +
    drawSuit(defs, suit, 0, 11, 9)
  );
}

/** The back of a card in a colour, with a lattice and a medallion. */
export function drawCardBack({ defs }: Brush, colour: string, deep: string): string {
  const fill = defs.linear([colour, deep], [0, 0, 0.6, 1]);
  return (
    rect(-42, -59, 84, 118, 9, { fill: paper }) +
    rect(-37, -54, 74, 108, 6, { fill }) +
    rect(-32, -49, 64, 98, 4, { fill: 'none', stroke: defs.gold(), 'stroke-width': 1.6 })
  );
}

/** A casino chip seen from above, radius 30. */
export function drawChip({ defs }: Brush, colour: string, mark = '', gold = false): string {
  const face = gold ? defs.gold() : colour;
  return (
    circle(0, 3, 30, { fill: '#00000066' }) +
    circle(0, 0, 30, { fill: face }) +
    circle(0, 0, 26, { fill: 'none', stroke: gold ? '#6B4A12' : paper, 'stroke-width': 7, 'stroke-dasharray': '9.2 11.22' }) +
    circle(0, 0, 20, {
      fill: face,
      stroke: gold ? '#6B4A12' : '#ffffff88',
      'stroke-width': 1.4,
      'stroke-dasharray': gold ? '3 2.4' : undefined,
    }) +
    (mark === '' ? '' : letter(mark, 0, 0, 20, gold ? '#5A3C0C' : paper)) +
    el('path', {
      d: 'M-22-19A29 29 0 0 1 19-22',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2,
      opacity: '.5',
      'stroke-linecap': 'round',
    })
  );
}

/** A coin in gold, radius 20. */
export function drawCoin({ defs }: Brush, mark = '8'): string {
  return defs.stamp(
    circle(0, 2.5, 20, { fill: '#7A5114' }) +
      circle(0, 0, 20, { fill: defs.gold() }) +
      circle(0, 0, 15.5, { fill: 'none', stroke: '#8E6420', 'stroke-width': 1.3, 'stroke-dasharray': '2.6 2' }) +
      letter(mark, 0, 0, 17, '#6B4711'),
  );
}

export const ballColours: readonly [string, ...string[]] = [
  '#E2B75B',
  '#B8231B',
  '#1B8A58',
  '#2F6FC4',
  '#7C3FA6',
  '#D9682B',
  '#C23A78',
  '#2B9AA8',
];

/** A lottery ball of a radius, with its number on a white disc. */
export function drawBall({ defs }: Brush, colour: string, number: number | string, r: number): string {
  const shine = defs.radial(['#ffffff/0.75', '#ffffff/0.08', '#000000/0.42'], [0.34, 0.26, 0.78]);
  return (
    circle(0, 0, r, { fill: colour }) +
    circle(0, 0, r, { fill: shine }) +
    circle(0, 0, r * 0.56, { fill: paper }) +
    letter(String(number), 0, 0, r * 0.62, ink)
  );
}

/** Pips of a die's faces on a grid of −1, 0, 1. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The pips of one face whose half side is `half`, as circles in the face's own square. */
export function drawPips(face: number, half: number): string {
  const r = face === 1 ? half * 0.3 : half * 0.19;
  return (pips[face] ?? []).map(([x, y]) => circle(x * half * 0.54, y * half * 0.54, r, { fill: red })).join('');
}

/** A die seen from above one of its corners: three faces, around the origin, about 40 to every side. */
export function drawDie({ defs }: Brush, faces: readonly [number, number, number]): string {
  const top = defs.linear(['#FFFFFF', '#F3EFE6'], [0, 0, 1, 1]);
  const left = defs.linear(['#EDE8DC', '#CFC8B8']);
  const right = defs.linear(['#D6D0C2', '#A9A292']);
  const face = (matrix: string, fill: string, value: number) =>
    el('g', { transform: matrix }, rect(-20, -20, 40, 40, 5, { fill }) + drawPips(value, 20));
  return (
    el('path', {
      d: 'M0-40L35-20V21L0 41L-35 21V-20Z',
      fill: '#BDB6A6',
      stroke: '#BDB6A6',
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }) +
    face('matrix(.87 .5 -.87 .5 0 -20)', top, faces[0]) +
    face('matrix(.87 .5 0 1 -17.5 10.5)', left, faces[1]) +
    face('matrix(.87 -.5 0 1 17.5 10.5)', right, faces[2])
  );
}

/** A glossy sphere's light, to lie over a disc. */
export function gloss({ defs }: Brush, r: number): string {
  return circle(0, 0, r, { fill: defs.radial(['#ffffff/0.6', '#ffffff/0.05', '#000000/0.45'], [0.35, 0.28, 0.8]) });
}

export const vivid = (hue: number) => [hsl(hue, 90, 74), hsl(hue, 82, 50), hsl(hue, 85, 28)] as const;

/** A thing at a place, in its own drop shadow only when it is the hero. */
export const at = (x: number, y: number, turn: number, scale: number, inside: string) => group(place(x, y, turn, scale), inside);
