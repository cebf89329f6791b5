import { hsl } from '../colour.ts';
import { letter } from '../letter.ts';
import type { Brush, Motif } from '../Motif.ts';
import { circle, group, path, place, polar, rect } from '../svg.ts';
import { at, ballColours, drawBall } from './parts.ts';

function numbers(brush: Brush, count: number, highest: number): number[] {
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(brush.random.int(1, highest));
  return [...drawn];
}

/** Lottery: a ring or a heap of numbered balls. */
export const drawBalls: Motif = (brush) => {
  const { random, defs } = brush;
  const colours = random.shuffle(ballColours);
  const build = random.int(0, 2);
  const count = build === 0 ? random.int(5, 6) : build === 1 ? 6 : random.int(6, 7);
  const list = numbers(brush, count, 55);
  const turn = random.between(0, 60);
  const spot = (i: number): [number, number, number] => {
    if (build === 0) return [...polar(count === 5 ? 52 : 58, turn + (i * 360) / count), count === 5 ? 30 : 28];
    if (build === 1) {
      const [row, column] = i === 0 ? [0, 0] : i < 3 ? [1, i - 1] : [2, i - 3];
      return [(column - row / 2) * 62, row * 53 - 52, 30];
    }
    if (i === 0) return [0, 0, 36];
    return [...polar(63, turn + ((i - 1) * 360) / (count - 1)), 25];
  };
  const balls = list
    .map((number, i) => {
      const [x, y, r] = spot(i);
      return group(place(x, y, random.between(-18, 18)), drawBall(brush, colours[i % colours.length] ?? '#E2B75B', number, r));
    })
    .reverse()
    .join('');
  return group('', balls, { filter: defs.shadow() });
};

/** Electronic lottery: a lit board of numbers, some of them called, with the latest ball before it. */
export const drawBoard: Motif = (brush) => {
  const { random, defs, hue } = brush;
  const called = new Set(numbers(brush, random.int(6, 10), 24));
  const tones = random.shuffle(ballColours);
  const lit = defs.radial(['#FFF1B8', '#F2B33C', '#B86E12'], [0.45, 0.35, 0.75]);
  const [first = 8, second = 21, third = 64] = numbers(brush, 3, 80);
  const cells = Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [((i % 6) - 2.5) * 27, (Math.floor(i / 6) - 1.5) * 25];
    return called.has(i + 1) ? circle(x, y, 9.5, { fill: lit }) : circle(x, y, 6, { fill: hsl(hue + 10, 70, 46), opacity: '.75' });
  }).join('');
  return group(
    'translate(0 -4)',
    rect(-94, -84, 188, 150, 18, { fill: defs.gold() }) +
      rect(-88, -78, 176, 138, 13, { fill: defs.linear([hsl(hue, 62, 19), hsl(hue, 70, 8)]) }) +
      group('translate(0 -20)', cells) +
      path('M-88-66A12 12 0 0 1-76-78H40L-10 60H-76A12 12 0 0 1-88 48Z', { fill: '#fff', opacity: '.06' }) +
      at(-58, 62, -10, 1, drawBall(brush, tones[0] ?? '#B8231B', first, 23)) +
      at(58, 62, 10, 1, drawBall(brush, tones[1] ?? '#2F6FC4', third, 23)) +
      at(0, 64, random.between(-8, 8), 1, drawBall(brush, tones[2] ?? '#1B8A58', second, 29)),
    { filter: defs.shadow() },
  );
};

/** Bingo: a card of five columns with daubed numbers, and a ball. */
export const drawBingo: Motif = (brush) => {
  const { random, defs, hue } = brush;
  const heads = ['B', 'I', 'N', 'G', 'O'].map((head, i) => letter(head, (i - 2) * 32, -68, 24, '#FFF6DC')).join('');
  const daub = hsl(hue + random.pick([140, 180, 220]), 78, 56);
  const slope = random.pick([0, 1, 2]);
  const cells = Array.from({ length: 20 }, (_, i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    const [x, y] = [(column - 2) * 32, row * 30 - 34];
    const hit = (slope === 0 ? row === 1 : slope === 1 ? column === row : column + row === 4) || random.chance(0.12);
    const number = letter(String(column * 15 + random.int(1, 15)), x, y, 14, hit ? '#FFFFFF' : '#3A2E1C');
    return rect(x - 14.5, y - 13.5, 29, 27, 4, { fill: '#FFFDF5' }) + (hit ? circle(x, y, 12, { fill: daub }) : '') + number;
  }).join('');
  const ball = drawBall(brush, random.pick(ballColours), random.int(1, 75), 25);
  return group(
    place(0, -2, random.between(-7, 7)),
    rect(-88, -90, 176, 172, 14, { fill: defs.gold() }) +
      rect(-83, -85, 166, 162, 10, { fill: defs.linear([hsl(hue, 70, 44), hsl(hue, 72, 26)]) }) +
      heads +
      cells +
      at(random.chance(0.5) ? 72 : -72, 74, 0, 1, ball),
    { filter: defs.shadow() },
  );
};
