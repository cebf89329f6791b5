import { hsl } from '../colour.ts';
import type { Brush, Motif } from '../Motif.ts';
import { circle, el, group, n, path, place, polar } from '../svg.ts';
import { at, drawCoin, vivid } from './parts.ts';

/** A fish that swims to the left, about 90 long to each side. */
function fishBody(brush: Brush, hue: number, build: number): string {
  const { defs, random } = brush;
  const skin = defs.linear([hsl(hue + 8, 92, 70), hsl(hue, 86, 52), hsl(hue - 14, 84, 30)], [0.2, 0, 0.4, 1]);
  const fin = defs.linear([hsl(hue - 6, 90, 62), hsl(hue - 22, 84, 34)]);
  const edge = { stroke: hsl(hue - 20, 80, 18), 'stroke-width': 1.4, 'stroke-linejoin': 'round' } as const;
  const tall = [44, 54, 34][build % 3] ?? 44;
  const tail =
    build % 2 === 0
      ? 'M48 0C66-18 78-34 94-38C88-20 86-6 82 0C86 8 90 24 94 40C78 34 64 18 48 0Z'
      : 'M46 0C60-24 76-44 96-46C78-28 74-12 74 0C74 12 80 30 96 46C76 42 60 24 46 0Z';
  const body = `M-78 4C-62-${tall - 8}-30-${tall} 0-${tall - 4}C28-${tall - 12} 44-16 58 0C44 18 28 ${tall - 10} 0 ${tall - 4}C-32 ${tall}-62 ${tall - 14}-78 4Z`;
  const scales = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [-18 + (i % 3) * 19 + (Math.floor(i / 3) % 2) * 9, -17 + Math.floor(i / 3) * 17];
    return `M${x} ${y - 7}Q${x + 12} ${y} ${x} ${y + 7}`;
  }).join('');
  const stripes =
    build === 1
      ? path(
          `M-28-${tall - 6}C-38-14-38 14-28 ${tall - 6}L-12 ${tall - 4}C-24 14-24-14-12-${tall - 4}ZM16-${tall - 10}C8-12 8 12 16 ${tall - 10}L28 ${tall - 16}C22 10 22-10 28-${tall - 16}Z`,
          { fill: '#FFFDF4', opacity: '.9' },
        )
      : '';
  const glint = random.between(0.35, 0.6).toFixed(2);
  return (
    path(tail, { fill: fin, ...edge }) +
    path(`M-24-${tall - 6}C-8-${tall + 24} 22-${tall + 22} 38-${tall + 4}C34-${tall - 8} 28-${tall - 12} 22-${tall - 14}Z`, {
      fill: fin,
      ...edge,
    }) +
    path(`M-8 ${tall - 6}C2 ${tall + 18} 18 ${tall + 20} 28 ${tall + 12}C26 ${tall} 22 ${tall - 8} 18 ${tall - 12}Z`, {
      fill: fin,
      ...edge,
    }) +
    path(body, { fill: skin, ...edge }) +
    stripes +
    path(scales, { fill: 'none', stroke: '#fff', 'stroke-width': 2, opacity: '.35', 'stroke-linecap': 'round' }) +
    path(`M-70-4C-56-${tall - 14}-26-${tall - 7} 2-${tall - 11}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      opacity: glint,
      'stroke-linecap': 'round',
    }) +
    path('M-40-24C-30-10-30 12-40 24', { fill: 'none', stroke: hsl(hue - 18, 80, 26), 'stroke-width': 2.4, 'stroke-linecap': 'round' }) +
    path('M-16 8C-2 2 12 8 18 20C6 24-8 20-16 8Z', { fill: fin, ...edge }) +
    circle(-54, -8, 9.5, { fill: '#fff', stroke: hsl(hue - 20, 80, 20), 'stroke-width': 1.2 }) +
    circle(-56, -8, 5.6, { fill: '#10181C' }) +
    circle(-58, -10.5, 2, { fill: '#fff' }) +
    path('M-77 6Q-68 12-60 9', { fill: 'none', stroke: hsl(hue - 20, 80, 18), 'stroke-width': 2.2, 'stroke-linecap': 'round' })
  );
}

function shark(brush: Brush, hue: number): string {
  const { defs } = brush;
  const skin = defs.linear([hsl(hue, 34, 62), hsl(hue, 40, 42), hsl(hue, 46, 26)]);
  const edge = { stroke: hsl(hue, 50, 14), 'stroke-width': 1.4, 'stroke-linejoin': 'round' } as const;
  const teeth = Array.from({ length: 7 }, (_, i) => `M${-72 + i * 7} ${14 + i * 1.6}l3.5 7l3.5 -6Z`).join('');
  return (
    path('M52-2C64-24 78-40 92-46C86-24 84-8 80 2C86 10 90 20 92 34C76 28 62 14 52-2Z', { fill: skin, ...edge }) +
    path('M-8-34C0-58 12-72 30-78C28-58 32-44 40-28Z', { fill: skin, ...edge }) +
    path('M-88 0C-70-30-36-42 0-38C30-34 48-18 60-2C44 22 14 34-20 34C-46 34-62 28-68 14C-78 12-86 8-88 0Z', { fill: skin, ...edge }) +
    path('M-68 14C-40 24 10 24 56 2C40 24 14 34-20 34C-46 34-62 28-68 14Z', { fill: '#F2F5F4' }) +
    path('M-74 12C-60 18-40 22-22 26C-30 36-52 34-64 26Z', { fill: '#8E1B22', ...edge }) +
    path(teeth, { fill: '#fff' }) +
    path('M-8 18C-4 40 8 56 26 60C24 44 26 30 24 22Z', { fill: skin, ...edge }) +
    path('M-16-16V10M-8-16V10M0-15V9', { stroke: hsl(hue, 46, 22), 'stroke-width': 2.4, 'stroke-linecap': 'round', fill: 'none' }) +
    circle(-52, -10, 6, { fill: '#10181C', stroke: '#E8F0F0', 'stroke-width': 1.6 }) +
    circle(-54, -12, 1.8, { fill: '#fff' }) +
    path('M-62-19L-44-17', { stroke: hsl(hue, 50, 14), 'stroke-width': 3, 'stroke-linecap': 'round' })
  );
}

function octopus({ defs }: Brush, hue: number): string {
  const skin = defs.radial(vivid(hue), [0.4, 0.25, 0.8]);
  const stroke = defs.linear([hsl(hue, 80, 54), hsl(hue, 84, 32)]);
  const arms = [-1, 1].flatMap((side) => [
    `M${side * 14} 30C${side * 40} 40 ${side * 44} 64 ${side * 74} 52C${side * 88} 46 ${side * 84} 32 ${side * 74} 34`,
    `M${side * 10} 34C${side * 22} 56 ${side * 26} 80 ${side * 50} 78`,
    `M${side * 22} 22C${side * 54} 22 ${side * 64} 14 ${side * 84} 4C${side * 94} -4 ${side * 88} -16 ${side * 78} -12`,
  ]);
  const eye = (x: number) =>
    circle(x, -6, 11, { fill: '#fff' }) + circle(x, -4, 6, { fill: '#10181C' }) + circle(x - 2, -7, 2.2, { fill: '#fff' });
  return (
    path(arms.join(''), { fill: 'none', stroke, 'stroke-width': 13, 'stroke-linecap': 'round' }) +
    path('M-44-22C-46-64-22-84 0-84C22-84 46-64 44-22C42 4 34 20 30 40H-30C-34 20-42 4-44-22Z', {
      fill: skin,
      stroke: hsl(hue, 80, 20),
      'stroke-width': 1.4,
    }) +
    eye(-16) +
    eye(16) +
    path('M-10 18Q0 27 10 18', { fill: 'none', stroke: hsl(hue, 80, 18), 'stroke-width': 3, 'stroke-linecap': 'round' }) +
    el('ellipse', { cx: -16, cy: -58, rx: 12, ry: 8, fill: '#fff', opacity: '.4', transform: 'rotate(-24 -16 -58)' })
  );
}

/** A fish too small for scales. */
function smallFish({ defs }: Brush, hue: number): string {
  return (
    path('M46 0L92-40C84-14 84 14 92 40ZM-20-30C0-66 30-60 34-24Z', { fill: hsl(hue, 80, 40) }) +
    path('M-78 4C-62-36-30-44 0-40C28-32 44-16 58 0C44 18 28 34 0 40C-32 44-62 30-78 4Z', { fill: defs.linear(vivid(hue)) }) +
    circle(-48, -6, 11, { fill: '#fff' }) +
    circle(-50, -6, 6, { fill: '#10181C' })
  );
}

function bubbles({ random }: Brush): string {
  return Array.from({ length: random.int(7, 11) }, () => {
    const [x, y] = polar(random.between(60, 112), random.between(-90, 90));
    const r = random.between(2.5, 9);
    return (
      circle(x, y, r, { fill: '#ffffff22', stroke: '#ffffffaa', 'stroke-width': 1.1 }) +
      circle(x - r * 0.35, y - r * 0.35, r * 0.22, { fill: '#fff' })
    );
  }).join('');
}

function weeds({ random, defs }: Brush): string {
  const green = defs.linear([hsl(150, 60, 45), hsl(165, 70, 14)]);
  return [-94, -80, 78, 96]
    .map((x) => {
      const tall = random.between(40, 84);
      const bend = random.between(-14, 14);
      return path(
        `M${x} 104C${n(x + bend)} ${n(104 - tall * 0.4)} ${n(x - bend)} ${n(104 - tall * 0.7)} ${n(x + bend * 0.7)} ${n(104 - tall)}`,
        { fill: 'none', stroke: green, 'stroke-width': 8, 'stroke-linecap': 'round', opacity: '.8' },
      );
    })
    .join('');
}

/** Fishing: one great fish among bubbles and weed, small ones in flight from it. */
export const drawFish: Motif = (brush) => {
  const { random, defs, says } = brush;
  const warm = says('gold', 'golden', 'carp', 'turtle', 'big')
    ? random.between(34, 44)
    : random.pick([40, 28, 18, 350, 46, 285, 150]) + random.between(-8, 8);
  const side = random.chance(0.5) ? 1 : -1;
  const kind = says('shark', 'whale')
    ? 'shark'
    : says('octopus', 'crab', 'deep')
      ? 'octopus'
      : says('fish', 'carp', 'pond', 'turtle', 'fisherman')
        ? 'fish'
        : random.pick(['fish', 'fish', 'fish', 'fish', 'shark', 'octopus']);
  const beast =
    kind === 'shark'
      ? shark(brush, random.between(198, 224))
      : kind === 'octopus'
        ? octopus(brush, random.pick([8, 330, 285, 30]))
        : fishBody(brush, warm, random.int(0, 2));
  const small = Array.from({ length: random.int(1, 3) }, () => {
    const [x, y] = [random.between(52, 92) * -side, random.between(-88, -34)];
    return group(`translate(${n(x)} ${n(y)}) scale(${n(side * 2) === '2' ? '' : '-'}.24 .24)`, smallFish(brush, random.between(0, 360)));
  }).join('');
  const treasure = random.chance(0.4)
    ? at(random.between(-50, 50), 74, random.between(-20, 20), 0.8, drawCoin(brush)) +
      at(random.between(-70, 70), 84, 0, 0.65, drawCoin(brush))
    : '';
  return (
    weeds(brush) +
    bubbles(brush) +
    small +
    treasure +
    group(`${place(0, 0, random.between(-12, 12) * side)} scale(${side} 1)`, beast, { filter: defs.shadow() })
  );
};
