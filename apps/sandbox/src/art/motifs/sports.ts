import { hsl } from '../colour.ts';
import { letter } from '../letter.ts';
import type { Brush, Motif } from '../Motif.ts';
import { circle, el, group, n, path, place, polar, polygon, rect, starPath } from '../svg.ts';
import { gloss } from './parts.ts';
import { drawCricketBall, drawPaddle, drawShuttle } from './rackets.ts';

type Ball = (brush: Brush) => string;
const r = 78;

function inside({ defs }: Brush, content: string): string {
  const clip = defs.add((id) => el('clipPath', { id }, circle(0, 0, r)));
  return el('g', { 'clip-path': clip }, content);
}

const football: Ball = (brush) => {
  const { random, defs } = brush;
  const turn = random.between(0, 72);
  const dark = random.pick(['#15221C', '#15221C', '#15221C', '#122C54', '#3A1414', '#0F3B2A']);
  const pentagon = (size: number, from: number, x = 0, y = 0) =>
    polygon(Array.from({ length: 5 }, (_, i) => polar(size, from + i * 72, x, y)));
  const seams: string[] = [];
  const outer: string[] = [];
  for (let i = 0; i < 5; i++) {
    const angle = turn + i * 72;
    const [ax, ay] = polar(31, angle);
    const [bx, by] = polar(55, angle);
    seams.push(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`);
    const [cx, cy] = polar(58, angle + 36);
    const [dx, dy] = polar(58, angle - 36);
    seams.push(`M${n(bx)} ${n(by)}L${n(cx)} ${n(cy)}M${n(bx)} ${n(by)}L${n(dx)} ${n(dy)}`);
    const [ex, ey] = polar(80, angle + 36);
    outer.push(pentagon(27, angle + 36 + 180, ex, ey));
  }
  return (
    circle(0, 0, r, { fill: defs.radial(['#FFFFFF', '#F2F2EE', '#C9CCC8'], [0.4, 0.35, 0.7]) }) +
    inside(
      brush,
      path(outer.join(''), { fill: dark }) +
        path(pentagon(31, turn), { fill: dark }) +
        path(seams.join(''), { stroke: dark, 'stroke-width': 3.4, 'stroke-linecap': 'round', fill: 'none' }),
    )
  );
};

const basketball: Ball = (brush) =>
  circle(0, 0, r, { fill: '#E5742A' }) +
  group(
    place(0, 0, brush.random.between(-40, 40)),
    inside(
      brush,
      path(`M0-${r}V${r}M-${r} 0H${r}M-54-62C-22-34-22 34-54 62M54-62C22-34 22 34 54 62`, {
        fill: 'none',
        stroke: '#3B1A08',
        'stroke-width': 4,
      }),
    ),
  );

const tennis: Ball = (brush) =>
  circle(0, 0, r, { fill: '#C9DE3A' }) +
  group(
    place(0, 0, brush.random.between(-50, 50)),
    inside(brush, path('M-66-60C-14-34-14 34-66 60M66-60C14-34 14 34 66 60', { fill: 'none', stroke: '#FBFFE6', 'stroke-width': 7 })),
  );

const volleyball: Ball = (brush) => {
  const { random } = brush;
  const [a, b] = random.pick([
    ['#F4C430', '#1F5FB0'],
    ['#FFFFFF', '#C2271E'],
    ['#FFFFFF', '#1B7F53'],
  ]);
  const blade = (turn: number, fill: string | undefined) =>
    path('M0 0C20-34 62-50 96-34L96 20C66-8 30-12 0 0Z', {
      transform: `rotate(${turn})`,
      fill: fill ?? '#FFFFFF',
      stroke: '#ffffffcc',
      'stroke-width': 3,
    });
  return (
    circle(0, 0, r, { fill: a ?? '#FFFFFF' }) +
    group(
      place(0, 0, random.between(0, 60)),
      inside(brush, [0, 60, 120, 180, 240, 300].map((turn, i) => blade(turn, i % 2 === 0 ? a : b)).join('')),
    )
  );
};

const baseball: Ball = (brush) => {
  const stitches = Array.from({ length: 11 }, (_, i) => {
    const y = -60 + i * 12;
    const x = -34 - (y * y) / 130;
    return `M${n(x - 7)} ${y - 3}L${n(x + 7)} ${y + 3}M${n(-x - 7)} ${y + 3}L${n(-x + 7)} ${y - 3}`;
  }).join('');
  return (
    circle(0, 0, r, { fill: '#FBF8EF' }) +
    group(
      place(0, 0, brush.random.between(-40, 40)),
      inside(
        brush,
        path(`M-64-70C-24-36-24 36-64 70M64-70C24-36 24 36 64 70${stitches}`, {
          fill: 'none',
          stroke: '#C2271E',
          'stroke-width': 3,
          'stroke-linecap': 'round',
        }),
      ),
    )
  );
};

const golf: Ball = (brush) => {
  const dimples = Array.from({ length: 49 }, (_, i) =>
    circle(((i % 7) - 3) * 22 + (Math.floor(i / 7) % 2) * 11, (Math.floor(i / 7) - 3) * 20, 6, { fill: '#CDD3CF' }),
  ).join('');
  return circle(0, 0, r, { fill: '#FCFDFB' }) + group(place(0, 0, brush.random.between(0, 40)), inside(brush, dimples));
};

const cue: Ball = (brush) => {
  const { random } = brush;
  const colour = random.pick(['#15181A', '#B8231B', '#2F6FC4', '#7C3FA6', '#1B8A58', '#D9682B']);
  return (
    circle(0, 0, r, { fill: colour }) + circle(-6, -8, 33, { fill: '#FFFCF4' }) + letter(String(random.int(1, 15)), -6, -8, 46, '#15221C')
  );
};

/** The cup, for sports without a ball. */
const trophy: Ball = ({ defs, random, hue }) => {
  const gold = defs.linear(['#8A5A16', '#FFF3C9', '#E8BC5E', '#A8731E', '#F3D37F'], [0, 0, 1, 0]);
  return (
    path('M-44-70C-86-74-84-14-34-4M44-70C86-74 84-14 34-4', { fill: 'none', stroke: defs.gold(), 'stroke-width': 11 }) +
    path('M-52-84H52C52-30 38 14 12 24V50H-12V24C-38 14-52-30-52-84Z', { fill: gold }) +
    el('ellipse', { cx: 0, cy: -84, rx: 52, ry: 10, fill: '#7A4F12' }) +
    path('M-12 48H12L20 62H-20Z', { fill: gold }) +
    rect(-40, 60, 80, 26, 5, { fill: hsl(hue, 45, 14), stroke: '#E2B75B', 'stroke-width': 1.6 }) +
    path(starPath(24, 10.5, random.pick([5, 5, 6, 8])), {
      transform: 'translate(0 -40)',
      fill: '#FFF7DC',
      stroke: '#A8731E',
      'stroke-width': 1.6,
    })
  );
};

const kinds: readonly (readonly [Ball, boolean, ...string[]])[] = [
  [football, true, 'football', 'futsal', 'premier'],
  [basketball, true, 'basketball'],
  [drawPaddle, false, 'table'],
  [drawShuttle, false, 'badminton'],
  [drawCricketBall, true, 'cricket'],
  [tennis, true, 'tennis'],
  [volleyball, true, 'volleyball'],
  [baseball, true, 'baseball'],
  [golf, true, 'golf'],
  [cue, true, 'snooker'],
  [trophy, false, 'boxing', 'racing', 'martial', 'greyhounds', 'rugby', 'hockey'],
];

/** Sports: the ball of the game's own sport, in flight or on grass. */
export const drawSports: Motif = (brush) => {
  const { random, defs } = brush;
  const [draw, round] = kinds.find(([, , ...words]) => brush.says(...words)) ?? ([football, true] as const);
  const from = random.between(-60, 60);
  const streaks = round
    ? Array.from({ length: 4 }, (_, i) => {
        const [x, y] = [-30 + i * 20, random.between(-10, 10)];
        return path(`M${x - 8} ${n(y)}L${x - 4} -170H${x + 4}L${x + 8} ${n(y)}Z`, { fill: defs.linear(['#ffffff/0', '#ffffff/0.35']) });
      }).join('')
    : '';
  return group(`rotate(${n(from)})`, streaks) + group('', draw(brush) + (round ? gloss(brush, r) : ''), { filter: defs.shadow() });
};
