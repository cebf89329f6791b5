import type { Brush } from '../Motif.ts';
import { circle, group, n, path, place, polar, rect } from '../svg.ts';
import { gloss } from './parts.ts';

/** Table tennis: a bat and its ball. */
export function drawPaddle(brush: Brush): string {
  const { random, defs } = brush;
  const rubber = random.pick([
    ['#F0584A', '#B8231B', '#7A120E'],
    ['#4A545E', '#1C2328', '#0B0F12'],
    ['#4F8FE0', '#1B5FA8', '#0E3566'],
  ]);
  const wood = defs.linear(['#F3D9A6', '#D2A35C', '#8E5F26'], [0, 0, 1, 0]);
  return (
    group(
      place(-8, 0, random.between(18, 40)),
      path('M-14 44H14L17 96A6 6 0 0 1 11 102H-11A6 6 0 0 1-17 96Z', { fill: wood }) +
        circle(0, -14, 66, { fill: wood }) +
        path('M-62-14A62 62 0 1 1 62-14C62 14 44 30 30 40H-30C-44 30-62 14-62-14Z', { fill: defs.linear(rubber) }) +
        path('M-46-38A52 52 0 0 1-4-66', { fill: 'none', stroke: '#fff', 'stroke-width': 5, opacity: '.35', 'stroke-linecap': 'round' }),
    ) + group(place(56, -44), circle(0, 0, 22, { fill: random.pick(['#FFFCF4', '#F5A63C']) }) + gloss(brush, 22))
  );
}

/** Badminton: a shuttlecock in fall. */
export function drawShuttle({ random, defs }: Brush): string {
  const band = random.pick(['#1B7F53', '#1F5FB0', '#C2271E']);
  const vanes = [-2, -1, 0, 1, 2].map((at) => {
    const [tipX, tipY] = polar(128, at * 15, 0, 52);
    return group(
      '',
      path(`M${n(at * 7)} 44L${n(tipX - 17)} ${n(tipY)}Q${n(tipX)} ${n(tipY - 14)} ${n(tipX + 17)} ${n(tipY)}Z`, {
        fill: defs.linear(['#FFFFFF', '#D6DBDD']),
        stroke: '#9BA6AB',
        'stroke-width': 1.4,
      }),
    );
  });
  return group(
    place(0, 4, random.between(-40, 40)),
    vanes.join('') +
      path('M-36-16Q0-4 36-16M-27 10Q0 20 27 10', { fill: 'none', stroke: '#8E999E', 'stroke-width': 2.2 }) +
      path('M-27 42H27V56C27 74 14 84 0 84C-14 84-27 74-27 56Z', { fill: defs.linear(['#FFFDF4', '#D8CFB8', '#A99C7E'], [0, 0, 1, 0.3]) }) +
      rect(-28, 38, 56, 11, 3, { fill: band }),
  );
}

/** Cricket: a red ball with its seam. */
export function drawCricketBall({ random }: Brush): string {
  const seam = [-9, 0, 9].map((x) => `M${x}-77V77`).join('');
  return (
    circle(0, 0, 78, { fill: '#A81E1A' }) +
    group(
      place(0, 0, random.between(-60, 60)),
      path(seam, { fill: 'none', stroke: '#F6E7C8', 'stroke-width': 3, 'stroke-dasharray': '7 5' }),
    )
  );
}
