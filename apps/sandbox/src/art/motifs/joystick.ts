import { hsl } from '../colour.ts';
import type { Motif } from '../Motif.ts';
import { circle, el, group, n, path, place, polar, polygon, rect } from '../svg.ts';
import { at } from './parts.ts';
import { pickSymbols } from './symbols.ts';

/** E-sports: a pad in two colours of light, over a sight. */
export const drawGamepad: Motif = (brush) => {
  const { random, defs, hue } = brush;
  const glow = hsl(hue + random.pick([120, 150, 180, 210]), 92, 62);
  const second = hsl(hue + random.pick([40, 60, 300]), 92, 66);
  const shell = random.chance(0.6) ? ['#4A545E', '#1C2328', '#0B0F12'] : ['#FFFFFF', '#D9DEE3', '#98A2AB'];
  const dark = shell[0] === '#FFFFFF' ? '#2A3238' : '#0B0F12';
  const button = (x: number, y: number, colour: string) =>
    circle(x, y, 8.4, { fill: colour }) + circle(x - 2, y - 2.5, 3, { fill: '#fff', opacity: '.6' });
  const stick = (x: number, y: number) =>
    circle(x, y, 17, { fill: '#05080A' }) +
    circle(x, y, 17, { fill: 'none', stroke: glow, 'stroke-width': 2.4 }) +
    circle(x + random.between(-3, 3), y + random.between(-3, 3), 12, {
      fill: defs.radial(['#8C98A3', '#39434B', '#12171A'], [0.4, 0.3, 0.75]),
    });
  const ring = circle(0, 0, 92, {
    fill: 'none',
    stroke: glow,
    'stroke-width': 3,
    'stroke-dasharray': `${random.int(20, 70)} ${random.int(8, 26)}`,
    opacity: '.85',
  });
  const ticks = Array.from({ length: 4 }, (_, i) => {
    const [[ax, ay], [bx, by]] = [polar(84, i * 90 + 45), polar(104, i * 90 + 45)];
    return path(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, { stroke: second, 'stroke-width': 4, 'stroke-linecap': 'round' });
  }).join('');
  const mark = random.pick([
    polygon([
      [0, -9],
      [8, 5],
      [-8, 5],
    ]),
    polygon([
      [0, -9],
      [9, 0],
      [0, 9],
      [-9, 0],
    ]),
    polygon([
      [-8, -8],
      [8, -8],
      [8, 8],
      [-8, 8],
    ]),
  ]);
  return (
    group(`rotate(${random.int(0, 89)})`, ring + ticks) +
    group(
      place(0, 0, random.between(-12, 12)),
      path(
        'M-58-44C-40-52-24-42-14-42H14C24-42 40-52 58-44C82-34 98 22 92 52C88 72 68 70 56 52C46 38 38 30 24 30H-24C-38 30-46 38-56 52C-68 70-88 72-92 52C-98 22-82-34-58-44Z',
        {
          fill: defs.linear(shell),
          stroke: glow,
          'stroke-width': 2,
        },
      ) +
        path('M-58-40C-42-46-26-37-14-37H14C26-37 42-46 58-40', {
          fill: 'none',
          stroke: '#fff',
          'stroke-width': 2.4,
          opacity: '.55',
          'stroke-linecap': 'round',
        }) +
        path('M-64-26H-54V-16H-44V-6H-54V4H-64V-6H-74V-16H-64Z', { fill: dark, stroke: second, 'stroke-width': 1.6 }) +
        button(58, -26, '#4CC38A') +
        button(74, -10, '#FF6B5E') +
        button(42, -10, '#4FA3FF') +
        button(58, 6, '#F4C84E') +
        stick(-30, 14) +
        stick(30, 14) +
        path(mark, { fill: glow, transform: 'translate(0 -20)' }),
      { filter: defs.shadow() },
    )
  );
};

/** Arcade: a cabinet with a lit screen, or a stick with its buttons. */
export const drawArcade: Motif = (brush) => {
  const { random, defs, hue } = brush;
  const side = hsl(hue + random.pick([150, 180, 210]), 72, 46);
  const deep = hsl(hue + 170, 70, 20);
  const glow = hsl(hue + random.pick([60, 100, 300]), 95, 66);
  const [hero] = pickSymbols(brush, 1);
  if (random.chance(0.4)) {
    const knob = random.pick(['#E0352B', '#2F7DE0', '#F0B429', '#2FB573', '#C93AA0']);
    const lean = random.between(-18, 18);
    const buttons = Array.from({ length: 4 }, (_, i) => {
      const [x, y] = [14 + (i % 2) * 34 + (i > 1 ? 6 : 0), 40 + Math.floor(i / 2) * 21];
      return (
        el('ellipse', { cx: x, cy: y + 3, rx: 13, ry: 8, fill: '#00000066' }) +
        el('ellipse', { cx: x, cy: y, rx: 13, ry: 8, fill: ['#F4C84E', '#4FA3FF', '#FF6B5E', '#4CC38A'][i] })
      );
    }).join('');
    return group(
      'translate(0 2)',
      path('M-92 40L-70 18H70L92 40V74A10 10 0 0 1 82 84H-82A10 10 0 0 1-92 74Z', { fill: defs.linear([side, deep]) }) +
        path('M-92 40L-70 18H70L92 40L78 72H-78Z', {
          fill: defs.linear([hsl(hue + 180, 60, 58), side]),
          stroke: defs.gold(),
          'stroke-width': 2.4,
        }) +
        el('ellipse', { cx: -36, cy: 48, rx: 29, ry: 15, fill: '#0B0F12', stroke: glow, 'stroke-width': 2 }) +
        group(
          place(-36, 46, lean),
          rect(-5, -84, 10, 86, 5, { fill: defs.linear(['#FFFFFF', '#8E99A3', '#4A545E'], [0, 0, 1, 0]) }) +
            circle(0, -90, 26, { fill: knob }) +
            circle(0, -90, 26, { fill: defs.radial(['#ffffff/0.75', '#ffffff/0.05', '#000000/0.45'], [0.35, 0.28, 0.8]) }),
        ) +
        buttons,
      { filter: defs.shadow() },
    );
  }
  const aliens = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [((i % 4) - 1.5) * 21, Math.floor(i / 4) * 17 - 40];
    return path('M-6 0V-3H-3V-6H3V-3H6V0H8V4H5V2H-5V4H-8V0Z', { transform: place(x, y), fill: random.pick([glow, '#F4C84E', '#4CC38A']) });
  }).join('');
  return group(
    'translate(0 -2)',
    path('M-64-92H64L70-58L60-34L72 22L80 90H-80L-72 22L-60-34L-70-58Z', {
      fill: defs.linear([side, deep], [0, 0, 0.4, 1]),
      stroke: defs.gold(),
      'stroke-width': 3,
    }) +
      rect(-56, -86, 112, 24, 5, { fill: defs.linear([glow, hsl(hue + 60, 85, 40)]) }) +
      at(0, -74, 0, 0.6, hero?.() ?? '') +
      at(-34, -74, 0, 0.4, hero?.() ?? '') +
      at(34, -74, 0, 0.4, hero?.() ?? '') +
      rect(-52, -54, 104, 76, 8, {
        fill: defs.radial([hsl(hue, 80, 22), '#05070C'], [0.5, 0.4, 0.8]),
        stroke: '#05070C',
        'stroke-width': 4,
      }) +
      aliens +
      path('M0 0L9 14H-9Z', { transform: place(random.between(-34, 34), 2), fill: '#EAF6FF' }) +
      path('M-48-46A6 6 0 0 1-42-52H10L-20 18H-42A6 6 0 0 1-48 12Z', { fill: '#fff', opacity: '.09' }) +
      path('M-70 30H70L76 54H-76Z', { fill: '#12181D' }) +
      path('M-40 42V26', { stroke: '#DDE3E8', 'stroke-width': 4, 'stroke-linecap': 'round' }) +
      circle(-40, 23, 8, { fill: '#E0352B' }) +
      [0, 18, 36].map((x, i) => el('ellipse', { cx: x + 8, cy: 42, rx: 7, ry: 5, fill: ['#F4C84E', '#4FA3FF', '#4CC38A'][i] })).join('') +
      rect(-16, 64, 32, 16, 3, { fill: '#0B0F12', stroke: defs.gold(), 'stroke-width': 1.4 }),
    { filter: defs.shadow() },
  );
};
