import { hsl } from '../colour.ts';
import type { Brush, Motif } from '../Motif.ts';
import { circle, group, n, path, place } from '../svg.ts';

/** A hackle feather around the origin, 90 up and down, its quill at the foot. */
function feather({ defs, random }: Brush, hue: number, saturation: number): string {
  const left = defs.linear([hsl(hue + 6, saturation, 82), hsl(hue, saturation, 58), hsl(hue - 10, saturation, 30)], [0, 0, 0.3, 1]);
  const right = defs.linear([hsl(hue, saturation, 66), hsl(hue - 8, saturation, 40), hsl(hue - 16, saturation, 20)], [0.4, 0, 0, 1]);
  const barbs = Array.from({ length: 9 }, (_, i) => {
    const y = -46 + i * 13;
    const w = 12 + Math.sin((i / 9) * Math.PI) * 22;
    return `M0 ${y + 10}Q${n(-w * 0.6)} ${y + 2} ${n(-w)} ${n(y - random.between(1, 5))}M0 ${y + 10}Q${n(w * 0.6)} ${y + 2} ${n(w)} ${n(y - random.between(1, 5))}`;
  }).join('');
  return (
    path('M2-90C-30-62-48-20-40 26C-36 52-22 68-4 74L-2 96H3L2-90Z', { fill: left }) +
    path('M2-90C34-60 46-24 40 18C37 46 26 62 12 68L18 58L6 74L3 96L0 60Z', { fill: right }) +
    path(barbs, { fill: 'none', stroke: hsl(hue - 20, saturation, 16), 'stroke-width': 1.5, opacity: '.4', 'stroke-linecap': 'round' }) +
    path('M2-88C-1-30-2 30 1 98', { fill: 'none', stroke: hsl(hue + 8, saturation, 88), 'stroke-width': 2.6, 'stroke-linecap': 'round' }) +
    path('M-30 10C-34-22-22-54-8-72', { fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: '.35', 'stroke-linecap': 'round' })
  );
}

/** The fighter's head in profile, looking left: comb, wattle, hackle in layers. */
function head(brush: Brush, hue: number): string {
  const { defs } = brush;
  const comb = defs.linear(['#FF6B57', '#D32A20', '#8A0F12']);
  const hackle = (tone: number) =>
    defs.linear([hsl(hue + 6, 85, 46 + tone), hsl(hue - 4, 82, 30 + tone), hsl(hue - 20, 80, 12 + tone)], [0.3, 0, 0.6, 1]);
  const dark = '#2A0D08';
  const edge = { stroke: dark, 'stroke-width': 1.2, 'stroke-linejoin': 'round' } as const;
  return (
    path('M4-34C40-34 66-8 78 34C86 60 92 78 96 96H-46C-40 70-34 40-30 8Z', { fill: hackle(-6), ...edge }) +
    path(
      'M8-24C36-20 56 6 62 40C66 62 72 80 74 98C60 88 54 78 50 68C50 80 50 90 48 98C36 88 32 78 30 66C26 80 22 90 14 98C8 88 6 76 6 66C0 78-6 90-16 98C-20 86-20 74-18 64C-26 74-34 84-44 90C-38 60-34 30-28 4Z',
      { fill: hackle(12) },
    ) +
    path(
      'M6-20C28-14 40 10 42 38C36 32 33 26 31 20C30 32 27 42 21 50C17 42 16 34 16 26C11 38 5 46-4 52C-7 42-7 34-6 24C-12 34-19 40-28 44C-28 24-27 8-24-8Z',
      { fill: hackle(26), opacity: '.95' },
    ) +
    path(
      'M-44-30C-48-46-42-54-34-56C-36-70-24-78-14-70C-10-88 8-88 10-72C20-80 34-72 28-58C40-56 42-42 32-34C28-26 20-24 12-26C-4-40-24-44-44-30Z',
      { fill: comb, ...edge },
    ) +
    path('M-50-16C-50-38-30-48-8-44C16-40 28-22 24 0C20 18 4 26-14 22C-34 18-50 6-50-16Z', {
      fill: defs.linear(['#F2684F', '#C92A20', '#8A1512']),
      ...edge,
    }) +
    path('M-46-22C-62-26-80-18-88 0C-74-4-62-2-50 2Z', { fill: defs.gold(), ...edge }) +
    path('M-86-1C-74-8-62-10-48-8', { fill: 'none', stroke: '#6B4711', 'stroke-width': 1.6 }) +
    path('M-42 8C-52 22-50 44-38 48C-26 48-24 28-26 14Z', { fill: comb, ...edge }) +
    circle(-20, -16, 10, { fill: '#FFD24A', ...edge }) +
    circle(-22, -16, 5.4, { fill: '#15100A' }) +
    circle(-24, -18.5, 1.9, { fill: '#fff' }) +
    path('M-36-28L-8-27', { stroke: dark, 'stroke-width': 3.4, 'stroke-linecap': 'round' }) +
    path('M-30-60C-30-66-24-70-20-66M-4-72C-2-80 6-78 6-70', {
      fill: 'none',
      stroke: '#FFC9B8',
      'stroke-width': 2.6,
      opacity: '.8',
      'stroke-linecap': 'round',
    })
  );
}

/** Cockfight: a feather, two crossed, or the fighter himself. */
export const drawRooster: Motif = (brush) => {
  const { random, defs } = brush;
  const hue = random.pick([40, 40, 34, 18, 46]) + random.between(-4, 4);
  const shadow = { filter: defs.shadow() };
  const build = random.int(0, 3);
  if (build === 0) return group(place(0, 0, random.between(8, 26)), feather(brush, hue, 74), shadow);
  if (build === 1) {
    const lean = random.between(24, 34);
    const other = random.pick([8, 190, 150, 280]);
    return group(
      place(0, 6, 0, 0.96),
      group(place(0, 0, lean), feather(brush, other, 55)) + group(place(0, 0, -lean), feather(brush, hue, 74)),
      shadow,
    );
  }
  return group(
    `translate(${random.chance(0.5) ? '4' : '-4'} 0) scale(${random.chance(0.5) ? '' : '-'}1 1)`,
    head(brush, random.pick([36, 28, 14, 42, 200])),
    shadow,
  );
};
