import { hsl } from '../colour.ts';
import { letter } from '../letter.ts';
import type { Brush, Motif } from '../Motif.ts';
import { circle, el, group, n, path, place, polar, rect, sectorPath, starPath } from '../svg.ts';
import { drawDice } from './dice.ts';
import { at, ballColours, drawCoin, gloss } from './parts.ts';
import { pickSymbols } from './symbols.ts';

const rocket: Motif = (brush) => {
  const { random, defs, hue } = brush;
  const stripe = hsl(hue + random.pick([120, 160, 200, 240]), 80, 52);
  const lean = random.between(24, 48);
  const times = `${random.int(2, 98)}.${random.int(0, 9)}x`;
  return (
    path('M-104 92C-40 88 20 62 52 10', {
      fill: 'none',
      stroke: '#FFE29A',
      'stroke-width': 5,
      'stroke-dasharray': '2 11',
      'stroke-linecap': 'round',
      opacity: '.9',
    }) +
    group(
      place(6, -8, lean, 1.06),
      path('M-14 56C-22 74-10 84 0 106C10 84 22 74 14 56Z', { fill: defs.linear(['#FFF2B0', '#FF9D2E', '#E0352B/0']) }) +
        path('M-24 18C-46 30-50 50-46 66C-36 56-28 54-18 54ZM24 18C46 30 50 50 46 66C36 56 28 54 18 54Z', {
          fill: defs.linear([stripe, hsl(hue + 160, 80, 26)]),
        }) +
        path('M0-92C26-66 34-30 28 12C26 30 22 46 18 58H-18C-22 46-26 30-28 12C-34-30-26-66 0-92Z', {
          fill: defs.linear(['#FFFFFF', '#F0F3F5', '#9BA6AF'], [0, 0, 1, 0]),
        }) +
        path('M0-92C12-80 20-66 24-50H-24C-20-66-12-80 0-92Z', { fill: stripe }) +
        path('M-26 26H26L24 40H-24Z', { fill: stripe }) +
        circle(0, -20, 17, { fill: defs.gold() }) +
        circle(0, -20, 12, { fill: defs.radial(['#BFEBFF', '#3F8FD0', '#123A66'], [0.35, 0.3, 0.8]) }) +
        path('M-16-52C-20-36-21-18-19 4', { fill: 'none', stroke: '#fff', 'stroke-width': 4, 'stroke-linecap': 'round', opacity: '.9' }),
      { filter: defs.shadow() },
    ) +
    letter(times, -54, -66, 27, '#FFE7A6', { stroke: '#00000066', 'stroke-width': 4, 'paint-order': 'stroke' })
  );
};

const wheel: Motif = (brush) => {
  const { random, defs, hue } = brush;
  const parts = random.pick([8, 10, 12]);
  const step = 360 / parts;
  const turn = random.between(0, step);
  const tones = [hsl(hue + 20, 80, 52), '#FFF8E6', hsl(hue + 180, 72, 42), hsl(hue + 90, 70, 46)];
  const [symbol] = pickSymbols(brush, 1);
  const prizes = Array.from({ length: parts }, (_, i) => {
    const angle = turn + (i + 0.5) * step;
    const [x, y] = polar(56, angle);
    const light = i % 4 === 1;
    return (
      path(sectorPath(0, 78, turn + i * step, turn + (i + 1) * step), { fill: tones[i % 4] }) +
      group(place(x, y, angle), letter(String(random.pick([1, 2, 5, 8, 10, 20, 50, 88])), 0, 0, 17, light ? '#7A1A14' : '#FFFDF2'))
    );
  }).join('');
  const bulbs = Array.from({ length: 16 }, (_, i) => circle(...polar(85, i * 22.5), 3.4, { fill: i % 2 ? '#FFF7D6' : '#FFC24A' })).join('');
  return group(
    'translate(0 2)',
    circle(0, 0, 92, { fill: defs.gold() }) +
      circle(0, 0, 92, { fill: '#5A1410', opacity: '.55' }) +
      circle(0, 0, 79, { fill: defs.gold() }) +
      prizes +
      bulbs +
      circle(0, 0, 27, { fill: defs.gold() }) +
      circle(0, 0, 21, { fill: hsl(hue, 60, 18) }) +
      at(0, 0, 0, 0.82, symbol?.() ?? '') +
      path('M-15-104H15L0-70Z', { fill: '#E0352B', stroke: '#FFE9A8', 'stroke-width': 2.4, 'stroke-linejoin': 'round' }),
    { filter: defs.shadow() },
  );
};

const drop: Motif = (brush) => {
  const { random, defs, hue } = brush;
  const pegs: string[] = [];
  for (let row = 0; row < 6; row++) {
    for (let i = 0; i <= row + 1; i++)
      pegs.push(
        circle((i - (row + 1) / 2) * 25, row * 22 - 68, 5, { fill: defs.radial(['#FFFFFF', '#FFE29A', '#B07C22'], [0.35, 0.3, 0.8]) }),
      );
  }
  const bins = Array.from({ length: 7 }, (_, i) => {
    const far = Math.abs(i - 3);
    return (
      rect((i - 3) * 26 - 12, 58, 24, 26, 5, { fill: hsl(48 - far * 15, 92, 56) }) +
      letter(['.2', '1', '3', '9'][far] ?? '1', (i - 3) * 26, 71, 14, '#2A1206')
    );
  }).join('');
  const colour = random.pick(ballColours);
  const [bx, by] = [random.between(-30, 30), random.between(-60, 30)];
  return group(
    'translate(0 2)',
    path('M0-96L98 88A6 6 0 0 1 92 94H-92A6 6 0 0 1-98 88Z', {
      fill: hsl(hue, 60, 9),
      opacity: '.62',
      stroke: defs.gold(),
      'stroke-width': 3,
    }) +
      pegs.join('') +
      bins +
      path(`M${n(bx)} ${n(by - 8)}V-92`, { stroke: colour, 'stroke-width': 12, opacity: '.35', 'stroke-linecap': 'round' }) +
      group(place(bx, by), circle(0, 0, 13, { fill: colour }) + gloss(brush, 13)),
    { filter: defs.shadow() },
  );
};

const mines: Motif = (brush) => {
  const { random, defs, hue } = brush;
  const [gem] = pickSymbols(brush, 1);
  const cover = defs.linear([hsl(hue + 10, 56, 56), hsl(hue, 60, 30)]);
  const bomb = random.int(0, 15);
  const open = random.int(1, 65535) | (1 << bomb);
  const cells = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [((i % 4) - 1.5) * 43, (Math.floor(i / 4) - 1.5) * 43];
    const shown = (open >> i) & 1;
    const inner =
      i === bomb
        ? circle(0, 3, 12, { fill: defs.radial(['#7A858F', '#1C2328', '#05080A'], [0.35, 0.3, 0.8]) }) +
          path('M6-6Q12-16 17-12', { fill: 'none', stroke: '#C9A15A', 'stroke-width': 2.6 }) +
          path(starPath(6, 2.6, 6), { transform: 'translate(17 -12)', fill: '#FFC24A' })
        : at(0, 0, 0, 0.72, gem?.() ?? '');
    return group(
      place(x, y),
      shown
        ? rect(-19, -19, 38, 38, 7, { fill: hsl(hue, 55, 9), stroke: '#FFFFFF22', 'stroke-width': 1 }) + inner
        : rect(-19, -19, 38, 38, 7, { fill: cover, stroke: '#FFFFFF44', 'stroke-width': 1.2 }),
    );
  }).join('');
  return group(
    place(0, 0, random.between(-6, 6)),
    rect(-93, -93, 186, 186, 16, { fill: defs.gold() }) + rect(-88, -88, 176, 176, 12, { fill: hsl(hue, 50, 14) }) + cells,
    { filter: defs.shadow() },
  );
};

const flip: Motif = (brush) => {
  const { random, defs } = brush;
  const mark = random.pick(['9', '8', 'A', '7', 'S', 'N']);
  const trail = [0.5, 0.7]
    .map((scale, i) =>
      group(`${place(-70 + i * 30, 56 - i * 30, -20)} scale(${scale} ${scale})`, drawCoin(brush, ''), { opacity: i === 0 ? '.35' : '.6' }),
    )
    .join('');
  const reeds = circle(0, 0, 73, { fill: 'none', stroke: '#8E6420', 'stroke-width': 6, 'stroke-dasharray': '2 3' });
  return (
    trail +
    group(
      `${place(14, -8, random.between(-24, 24))} scale(${n(random.between(0.8, 1.1))} 1.06)`,
      circle(6, 6, 78, { fill: '#7A5114' }) +
        circle(0, 0, 78, { fill: defs.gold() }) +
        reeds +
        circle(0, 0, 60, { fill: defs.linear(['#C98F2E', '#F6DC92', '#B07A22'], [0, 0, 1, 1]), stroke: '#8E6420', 'stroke-width': 2 }) +
        letter(mark, 0, 0, 74, '#6B4711') +
        letter(mark, -1.5, -2, 74, '#FFEDB8', { opacity: '.5' }),
      { filter: defs.shadow() },
    ) +
    el('path', {
      d: 'M-34-62A66 66 0 0 1 20-72',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 4,
      opacity: '.6',
      'stroke-linecap': 'round',
    })
  );
};

const egg: Motif = (brush) => {
  const { random, defs } = brush;
  const shell = 'M0-84C38-84 62-22 62 16C62 56 34 80 0 80C-34 80-62 56-62 16C-62-22-38-84 0-84Z';
  return group(
    place(0, 0, random.between(-12, 12), 1.08),
    path(shell, { fill: defs.radial(['#FFF9DF', '#F0C25A', '#8A5A16'], [0.36, 0.3, 0.8]) }) +
      path('M-60 6L-38-8L-24 14L-4-10L12 12L32-8L44 8L61 0', {
        fill: 'none',
        stroke: '#5A3408',
        'stroke-width': 3.4,
        'stroke-linejoin': 'round',
      }) +
      path('M-24 14L-30 34M12 12L20 30M32-8L36-26', { fill: 'none', stroke: '#5A3408', 'stroke-width': 2.4 }) +
      path(starPath(18, 8, 5), { transform: place(-4, 46, random.between(0, 72)), fill: '#FFF7DC', opacity: '.9' }) +
      path('M-34-34C-28-54-18-64-8-68', { fill: 'none', stroke: '#fff', 'stroke-width': 7, opacity: '.7', 'stroke-linecap': 'round' }),
    { filter: defs.shadow() },
  );
};

const kinds: readonly (readonly [Motif, ...string[]])[] = [
  [drawDice, 'dice', 'under', 'xoc', 'bau'],
  [rocket, 'rocket', 'jet', 'astronaut', 'climb'],
  [wheel, 'wheel', 'spinner'],
  [drop, 'drop', 'high'],
  [mines, 'mines', 'digger'],
  [flip, 'coin', 'flip', 'paper'],
  [egg, 'egg'],
];

/** Quick games: the subject of the game's name, or any of the kinds. */
export const drawMini: Motif = (brush: Brush) => {
  const named = kinds.find(([, ...words]) => brush.says(...words));
  return (named?.[0] ?? brush.random.pick([rocket, wheel, drop, mines, flip]))(brush);
};
