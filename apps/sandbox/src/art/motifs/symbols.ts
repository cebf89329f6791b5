import { hsl } from '../colour.ts';
import { letter } from '../letter.ts';
import type { Brush } from '../Motif.ts';
import { circle, el, path, starPath } from '../svg.ts';
import { vivid } from './parts.ts';
import { drawSuit } from './suits.ts';

/** A slot symbol around the origin, within 20 to every side. */
type DrawSymbol = (brush: Brush) => string;

const down = (brush: Brush, hue: number) => brush.defs.linear(vivid(hue), [0.2, 0, 0.6, 1]);
const edge = (colour: string) => ({ stroke: colour, 'stroke-width': 1.2, 'stroke-linejoin': 'round' }) as const;

const seven: DrawSymbol = (brush) =>
  path('M-13-17H14V-9C6 0 2 8 1 18H-9C-8 8-3 0 3-8H-6C-8-8-9-7-9.5-4H-14Z', { fill: down(brush, 2), ...edge('#6E0F0F') }) +
  path('M-11-15H12', { stroke: '#fff', 'stroke-width': 1.6, opacity: '.6', fill: 'none' });

const star: DrawSymbol = (brush) =>
  path(starPath(19, 8.4, 5), { fill: brush.defs.gold(), ...edge('#8A5A12') }) +
  path(starPath(10, 4.5, 5), { fill: '#fff', opacity: '.28' });

const gemOf =
  (hue: number): DrawSymbol =>
  (brush) =>
    path('M-11-14H11L19-4L0 18L-19-4Z', { fill: down(brush, hue), ...edge(hsl(hue, 80, 22)) }) +
    path('M-11-14L-7-4L0-14L7-4L11-14M-19-4H19M-7-4L0 18L7-4', { fill: 'none', stroke: '#fff', 'stroke-width': 1, opacity: '.55' }) +
    path('M-11-14H0L-7-4Z', { fill: '#fff', opacity: '.35' });

const bell: DrawSymbol = (brush) =>
  circle(0, 14, 4.5, { fill: '#9A661A' }) +
  path('M0-18C9-18 12-11 12-3C12 5 15 8 17 12H-17C-15 8-12 5-12-3C-12-11-9-18 0-18Z', { fill: brush.defs.gold(), ...edge('#8A5A12') }) +
  path('M-6-11C-8-6-7 2-9 7', { fill: 'none', stroke: '#fff', 'stroke-width': 2, opacity: '.6', 'stroke-linecap': 'round' });

const cherry: DrawSymbol = (brush) => {
  const fill = brush.defs.radial(vivid(350), [0.35, 0.3, 0.75]);
  return (
    path('M-8 6C-7-6 0-13 9-17C8-8 9-2 10 4', { fill: 'none', stroke: '#2E7D3A', 'stroke-width': 2.2, 'stroke-linecap': 'round' }) +
    path('M9-17C2-20-6-18-9-12C-2-9 6-11 9-17Z', { fill: '#4FB35C' }) +
    circle(-8, 9, 8.5, { fill }) +
    circle(10, 8, 8.5, { fill })
  );
};

const lemon: DrawSymbol = (brush) =>
  path('M-19 2C-16-10-4-15 6-13C9-15 13-16 16-15C17-11 18-9 19-6C19 6 8 15-6 14C-10 16-15 16-17 13C-17 9-19 6-19 2Z', {
    fill: down(brush, 50),
    ...edge('#9A7A10'),
  }) + path('M-11-2C-8-8-2-10 3-9', { fill: 'none', stroke: '#fff', 'stroke-width': 2.4, opacity: '.7', 'stroke-linecap': 'round' });

const melon: DrawSymbol = () =>
  path('M-19-8H19A19 19 0 0 1-19-8Z', { fill: '#1F7A3C', transform: 'translate(0 1)' }) +
  path('M-16-8H16A16 16 0 0 1-16-8Z', { fill: '#F4F1D8', transform: 'translate(0 1)' }) +
  path('M-14-8H14A14 14 0 0 1-14-8Z', { fill: '#E2413C', transform: 'translate(0 1)' }) +
  path('M-7-3V0M0-3V0M7-3V0M-4 2V5M4 2V5', { stroke: '#2B1010', 'stroke-width': 2, 'stroke-linecap': 'round', fill: 'none' });

const crown: DrawSymbol = (brush) =>
  path('M-18-9L-9 0L0-16L9 0L18-9L14 13H-14Z', { fill: brush.defs.gold(), ...edge('#8A5A12') }) +
  path('M-14 9H14', { stroke: '#8A5A12', 'stroke-width': 1.4, fill: 'none' }) +
  circle(0, -17, 2.6, { fill: '#E2413C' }) +
  circle(-18, -10, 2.2, { fill: '#3FA7E0' }) +
  circle(18, -10, 2.2, { fill: '#3FA7E0' }) +
  circle(0, 4, 2.6, { fill: '#C2271E' });

const coin: DrawSymbol = (brush) =>
  circle(0, 0, 18, { fill: brush.defs.gold(), ...edge('#8A5A12') }) +
  circle(0, 0, 13.5, { fill: 'none', stroke: '#8A5A12', 'stroke-width': 1.2 }) +
  el('rect', { x: -5, y: -5, width: 10, height: 10, fill: '#7A4E10', stroke: '#FFE9A8', 'stroke-width': 1 });

const horseshoe: DrawSymbol = (brush) =>
  path('M-12-15C-20-2-16 16 0 17C16 16 20-2 12-15L6-12C12-2 9 8 0 9C-9 8-12-2-6-12Z', {
    fill: brush.defs.linear(['#FFFFFF', '#B9C4CE', '#66727E']),
    ...edge('#414B55'),
  }) +
  path('M-13-5V-5M-11 6V6M0 13V13M11 6V6M13-5V-5', { stroke: '#3B444D', 'stroke-width': 2.8, 'stroke-linecap': 'round', fill: 'none' });

const clover: DrawSymbol = (brush) => {
  const fill = down(brush, 140);
  const leaf = 'M0 0C-9-3-11-14-4-15C-2-15 0-13 0-11C0-13 2-15 4-15C11-14 9-3 0 0Z';
  return (
    path('M1 2C2 9 5 14 9 18', { fill: 'none', stroke: '#1F6B36', 'stroke-width': 2.6, 'stroke-linecap': 'round' }) +
    [45, 135, 225, 315]
      .map((turn) => path(leaf, { transform: `translate(0 -2) rotate(${turn})`, fill, stroke: '#14532A', 'stroke-width': '.8' }))
      .join('')
  );
};

const lotus: DrawSymbol = (brush) => {
  const fill = brush.defs.linear(['#FFD9EA', '#F06BA8', '#B12668']);
  const petal = (turn: number, scale: number) =>
    path('M0 12C-9 6-9-8 0-17C9-8 9 6 0 12Z', {
      transform: `rotate(${turn} 0 12) scale(${scale})`,
      fill,
      stroke: '#8E1D52',
      'stroke-width': '.7',
    });
  return (
    petal(-62, 0.9) +
    petal(62, 0.9) +
    petal(-34, 1) +
    petal(34, 1) +
    petal(0, 1.05) +
    path('M-16 14Q0 20 16 14', { stroke: '#3E9A57', 'stroke-width': 3, fill: 'none', 'stroke-linecap': 'round' })
  );
};

const lantern: DrawSymbol = (brush) =>
  path('M0-20V-13M0 13V19M-3 14V20M3 14V20', { stroke: '#D9A441', 'stroke-width': 1.6, fill: 'none' }) +
  el('ellipse', { cx: 0, cy: 0, rx: 16, ry: 12.5, fill: brush.defs.radial(['#FF9A6B', '#DE2E22', '#8A0F12'], [0.4, 0.4, 0.7]) }) +
  path('M-7-11C-11-4-11 4-7 11M7-11C11-4 11 4 7 11M0-12V12', { stroke: '#FFC46B', 'stroke-width': 1, fill: 'none', opacity: '.8' }) +
  path('M-7-14H7V-11H-7ZM-7 11H7V14H-7Z', { fill: brush.defs.gold() });

const moon: DrawSymbol = (brush) =>
  path('M6-18A18 18 0 1 0 17 9A14.5 14.5 0 0 1 6-18Z', { fill: brush.defs.linear(['#FFFBE0', '#F3D67A', '#B98A2C']), ...edge('#8A5A12') }) +
  path(starPath(5, 2, 5), { transform: 'translate(10 -6)', fill: '#FFF3C9' });

const sun: DrawSymbol = (brush) =>
  path(starPath(20, 12.5, 12), { fill: brush.defs.gold() }) +
  circle(0, 0, 11.5, { fill: brush.defs.radial(['#FFE27A', '#FF9D2E', '#D8571A'], [0.4, 0.35, 0.7]), ...edge('#A04A0C') });

const flame: DrawSymbol = (brush) =>
  path('M1-20C4-10 15-6 14 6C13 15 6 19 0 19C-8 19-14 14-14 5C-14-2-9-5-8-11C-4-9-3-6-3-3C1-7 2-13 1-20Z', {
    fill: brush.defs.linear(['#FFD24A', '#F5701F', '#B81D12']),
    ...edge('#7A130B'),
  }) + path('M1-4C3 2 8 4 7 10C6 15 3 17 0 17C-4 17-7 14-6 9C-5 5 0 3 1-4Z', { fill: '#FFE98A' });

const bar: DrawSymbol = (brush) =>
  el('rect', {
    x: -20,
    y: -9,
    width: 40,
    height: 18,
    rx: 3,
    fill: brush.defs.linear(['#3A4650', '#12181D']),
    stroke: brush.defs.gold(),
    'stroke-width': 2,
  }) + letter('BAR', 0, 0, 13, '#FFE6A3');

const scatter: DrawSymbol = (brush) =>
  path(starPath(20, 15.5, 14), { fill: brush.defs.gold() }) +
  circle(0, 0, 14, { fill: down(brush, 285), ...edge('#FFE9A8') }) +
  letter('W', 0, 0, 17, '#FFF3C9');

const mask: DrawSymbol = (brush) =>
  path('M-15-12C-6-18 6-18 15-12L17 0C16 6 13 10 9 13L10 18H-10L-9 13C-13 10-16 6-17 0Z', { fill: brush.defs.gold(), ...edge('#8A5A12') }) +
  path('M-17-8L-9-14L-9 14L-15 8ZM17-8L9-14L9 14L15 8Z', { fill: '#1D5FA8' }) +
  path('M-8-2Q-4-5-1-2M8-2Q4-5 1-2M-3 9Q0 11 3 9', { stroke: '#3A2408', 'stroke-width': 1.8, fill: 'none', 'stroke-linecap': 'round' });

const temple: DrawSymbol = (brush) =>
  path('M-19-6L0-18L19-6V-3H-19ZM-17 12H17V17H-17Z', { fill: brush.defs.gold(), ...edge('#8A5A12') }) +
  path('M-14-3H-9V12H-14ZM-3-3H3V12H-3ZM9-3H14V12H9Z', {
    fill: brush.defs.linear(['#FFFDF4', '#D8CBA8'], [0, 0, 1, 0]),
    ...edge('#8A6B2C'),
  });

const bolt: DrawSymbol = (brush) =>
  path('M5-20L-12 3H-2L-6 20L13-5H2Z', { fill: brush.defs.linear(['#FFF7B8', '#FFC21F', '#E07A0C']), ...edge('#8A4A08') });

const suit =
  (kind: 'spade' | 'heart' | 'club' | 'diamond', hue: number): DrawSymbol =>
  (brush) =>
    drawSuit(brush.defs, kind, 0, 0, 17, down(brush, hue));

const dragon: DrawSymbol = (brush) => {
  const mane = brush.defs.linear(['#FFD86B', '#E8742A', '#A3201A'], [0, 0, 0.4, 1]);
  return (
    path(
      'M-4-13L-5-20L3-14C6-18 10-20 15-20C12-17 12-15 12-13C16-12 19-9 20-4C17-6 15-6 13-5C17-2 19 3 18 9C16 6 14 5 12 5C14 10 13 15 9 20C9 14 7 11 3 9L-2 0Z',
      { fill: mane, ...edge('#7A1710') },
    ) +
    path('M-20 1C-19-4-15-6-10-6C-9-11-5-14 0-13C6-12 10-7 9 0C8 7 3 12-4 13C-8 13.6-12 13-14 11C-10 11-7 9-6 7L-16 8C-13 7-12 5-11 4Z', {
      fill: down(brush, 148),
      ...edge('#0E4A2A'),
    }) +
    path('M-19 1C-14 4-9 4-4 2', { fill: 'none', stroke: '#0E4A2A', 'stroke-width': 1.2 }) +
    path('M-15 4L-14 7L-12 3.5ZM-10 4L-9 7L-7 3Z', { fill: '#fff' }) +
    path('M-15-5C-21-7-22-13-18-16M-12 11C-17 14-18 18-15 20', {
      fill: 'none',
      stroke: '#FFE08A',
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
    }) +
    circle(-2, -6, 3.2, { fill: '#FFE45C', stroke: '#0E4A2A', 'stroke-width': 1 }) +
    circle(-2.5, -6, 1.3, { fill: '#2A0D08' }) +
    path('M-6-11L2-8', { stroke: '#0E4A2A', 'stroke-width': 1.8, 'stroke-linecap': 'round' })
  );
};

const candy: DrawSymbol = (brush) =>
  path('M-10 0L-20-8V8ZM10 0L20-8V8Z', { fill: '#FF8FC0' }) +
  circle(0, 0, 12, { fill: brush.defs.radial(vivid(330), [0.35, 0.3, 0.8]) }) +
  path('M0-12A7 7 0 0 1 0 0A7 7 0 0 0 0 12', { fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: '.75' });

/** Every symbol with the words of a game's id that call for it. */
const symbols: readonly [readonly [DrawSymbol, ...string[]], ...(readonly [DrawSymbol, ...string[]])[]] = [
  [seven, 'seven', 'classic', '1000', '88'],
  [star, 'star', 'sheriff', 'cowboy', 'festival'],
  [gemOf(205), 'ice', 'crystal', 'diamond', 'arctic', 'silver'],
  [gemOf(350), 'ruby', 'scarlet'],
  [gemOf(150), 'emerald', 'jade'],
  [gemOf(280), 'violet', 'wizard', 'mystic', 'witches'],
  [bell, 'bell', 'jolly', 'jester'],
  [cherry, 'cherry', 'fruit', 'peach', 'spring'],
  [lemon, 'fruits', 'tropical', 'summer'],
  [melon, 'watermelon', 'monkey'],
  [crown, 'queen', 'royal', 'kingdom', 'throne', 'princess', 'lion', 'knight', 'castle'],
  [coin, 'fortune', 'prosperous', 'fortunate', 'cat', 'toad', 'treasure', 'gold', 'pirate', 'money', 'envelope', 'miner', 'captain'],
  [horseshoe, 'stallion', 'buffalo', 'steppe'],
  [clover, 'lucky', 'happy', 'rabbit', 'dwarves', 'charm'],
  [lotus, 'lotus', 'hue', 'perfume', 'crane', 'blossom', 'garden', 'carp', 'fairies', 'mermaid'],
  [lantern, 'lantern', 'lanterns', 'year', 'hoi', 'eastern', 'carnival', 'autumn', 'samurai', 'ninja'],
  [moon, 'moonlit', 'midnight', 'moon', 'owl', 'wolf', 'night', 'dream', 'aurora', 'cosmic', 'galaxy'],
  [sun, 'sun', 'sunrise', 'aztecs', 'incas', 'maya', 'dawn', 'desert', 'radiant'],
  [flame, 'fire', 'flame', 'phoenix', 'fireworks', 'vikings', 'battle'],
  [bar, 'classic', 'swift', 'deluxe'],
  [scatter, 'wild', 'wonder', 'infinite', 'book'],
  [mask, 'cleopatra', 'egypt', 'pharaohs', 'curse', 'secrets', 'ancient'],
  [temple, 'olympus', 'temple', 'gate', 'troy', 'babylon', 'atlantis', 'old'],
  [bolt, 'thunder', 'storm', 'legend', 'legendary', 'sea'],
  [dragon, 'dragon', 'turtle', 'unicorn'],
  [candy, 'candy', 'rainbow'],
  [suit('spade', 215), 'panther'],
  [suit('heart', 350), 'love', 'peacock', 'butterfly'],
  [suit('club', 140), 'bear', 'frog'],
  [suit('diamond', 12), 'fox', 'tiger', 'aladdin'],
];

/** A symbol that fits the game's words first, then any. */
export function pickSymbols(brush: Brush, count: number): (() => string)[] {
  const fitting = symbols.filter(([, ...words]) => brush.says(...words)).map(([draw]) => draw);
  const others = brush.random.shuffle(symbols.map(([draw]) => draw).filter((draw) => !fitting.includes(draw)));
  return [...brush.random.shuffle(fitting), ...others].slice(0, count).map((draw) => () => brush.defs.stamp(draw(brush)));
}

const byName = { seven, crown, gem: gemOf(205), bell, clover, cherry } as const;

/** A single symbol by name. */
export function drawSymbol(brush: Brush, name: keyof typeof byName): string {
  return byName[name](brush);
}
export type NamedSymbol = keyof typeof byName;
