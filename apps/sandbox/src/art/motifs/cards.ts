import { hsl, paper } from '../colour.ts';
import { letter } from '../letter.ts';
import type { Brush, Motif } from '../Motif.ts';
import { circle, group, path, place, rect } from '../svg.ts';
import { at, drawCard, drawCardBack, drawChip, drawSmallCard } from './parts.ts';
import { ranks, suits } from './suits.ts';

const chipColours: readonly [string, ...string[]] = ['#B8231B', '#1B5FA8', '#1B7F53', '#5B2E8C', '#15221C', '#C7651D'];

function hand(brush: Brush, count: number): string[] {
  const seen = new Set<string>();
  const cards: string[] = [];
  while (cards.length < count) {
    const [rank, suit] = [brush.random.pick(ranks), brush.random.pick(suits)];
    if (seen.has(rank + suit)) continue;
    seen.add(rank + suit);
    cards.push(drawCard(brush, rank, suit));
  }
  return cards;
}

/** Live baccarat: two cards side by side and the chips of banker and player. */
export const drawBaccarat: Motif = (brush) => {
  const { random, defs } = brush;
  const [left = '', right = ''] = hand(brush, 2);
  const spread = random.between(7, 13);
  const style = random.int(0, 2);
  const chips =
    style === 0
      ? at(-66, 62, -14, 0.86, drawChip(brush, '#B8231B', 'B')) + at(68, 56, 12, 0.86, drawChip(brush, '#1B5FA8', 'P'))
      : style === 1
        ? at(0, 68, random.between(-20, 20), 0.98, drawChip(brush, random.pick(chipColours), '', true))
        : at(-70, 58, 0, 0.8, drawChip(brush, random.pick(chipColours))) + at(-60, 50, 8, 0.8, drawChip(brush, random.pick(chipColours)));
  return group('', at(-38, -4, -spread, 1.08, left) + at(38, -2, spread, 1.08, right) + chips, { filter: defs.shadow() });
};

/** Player against player: a fan of cards in a hand. */
export const drawHand: Motif = (brush) => {
  const { random, defs } = brush;
  const count = random.int(3, 5);
  const arc = random.between(15, 19);
  const cards = hand(brush, count)
    .map((card, i) =>
      group(`rotate(${Math.round((i - (count - 1) / 2) * arc)} 0 120)`, at(0, 2, 0, count === 3 ? 1.16 : count === 4 ? 1.06 : 0.98, card)),
    )
    .join('');
  return group('translate(0 2)', cards, { filter: defs.shadow() });
};

/** Blackjack: an ace over a court card, and the 21. */
export const drawBlackjack: Motif = (brush) => {
  const { random, defs } = brush;
  const suit = random.pick(suits);
  const back = drawCard(brush, random.pick(['K', 'Q', 'J', '10']), random.pick(suits));
  const ace = drawCard(brush, 'A', suit);
  const side = random.chance(0.5) ? 1 : -1;
  const lean = random.between(8, 15);
  const badge =
    circle(0, 2, 32, { fill: '#00000055' }) +
    circle(0, 0, 32, { fill: defs.gold() }) +
    circle(0, 0, 27, { fill: '#15221C', stroke: '#FFE9A8', 'stroke-width': 1, 'stroke-dasharray': '2 3' }) +
    letter('21', 0, 0, 29, '#F4D58A');
  return group('', at(30, -12, lean, 1.06, back) + at(-22, 2, -lean * 0.6, 1.14, ace) + at(side * 54, 58, 0, 0.94, badge), {
    filter: defs.shadow(),
  });
};

/** Dragon and tiger: a red card back against a blue one, each with its beast's sign, and a medal between. */
export const drawDragonTiger: Motif = (brush) => {
  const { random, defs } = brush;
  const fire = defs.linear(['#FFE9A0', '#F0A93A', '#C4581A']);
  const flame =
    'M1-30C6-16 23-9 21 9C20 22 10 29 0 29C-12 29-21 21-21 8C-21-3-13-8-12-17C-6-13-5-9-5-5C1-11 3-20 1-30ZM1-4C4 3 12 6 10 15C9 22 5 25 0 25C-6 25-10 20-9 13C-7 7 0 3 1-4Z';
  const claws =
    'M-20-26C-14-10-12 8-18 28C-6 12-8-12-20-26ZM-4-30C2-10 4 10-2 31C10 12 8-14-4-30ZM12-26C18-10 20 8 14 28C26 12 24-12 12-26Z';
  const flip = random.chance(0.5) ? 1 : -1;
  const lean = random.between(6, 14);
  const dragon = drawCardBack(brush, '#C22E22', '#6B0E12') + path(flame, { fill: fire, 'fill-rule': 'evenodd' });
  const tiger = drawCardBack(brush, '#2464AE', '#0E2450') + path(claws, { fill: fire });
  const medal =
    circle(0, 0, 25, { fill: defs.gold() }) +
    circle(0, 0, 20, { fill: hsl(brush.hue, 60, 12), stroke: '#FFE9A8', 'stroke-width': 1 }) +
    letter('VS', 0, 0, 17, '#F4D58A');
  return group(
    '',
    at(-44 * flip, -4, -lean * flip, 1.12, dragon) +
      at(44 * flip, -4, lean * flip, 1.12, tiger) +
      at(0, random.between(26, 50), 0, 1, medal),
    {
      filter: defs.shadow(),
    },
  );
};

/** Video poker: five cards on the glass of a machine. */
export const drawVideoPoker: Motif = (brush) => {
  const { random, defs, hue } = brush;
  const suit = random.pick(suits);
  const runs: readonly [readonly string[], ...(readonly string[])[]] = [
    ['10', 'J', 'Q', 'K', 'A'],
    ['7', '8', '9', '10', 'J'],
    ['8', '9', '10', 'J', 'Q'],
    ['9', '10', 'J', 'Q', 'K'],
  ];
  const wild = random.chance(0.4);
  const cards = random
    .pick(runs)
    .map((rank, i) => {
      const own = wild && i === random.int(0, 4) ? random.pick(suits) : suit;
      return at((i - 2) * 34, 2, 0, 1, drawSmallCard(brush, rank, own));
    })
    .join('');
  const glass = defs.linear([hsl(hue + 20, 70, 30), hsl(hue + 20, 75, 12)]);
  const held = random.int(1, 30);
  const keys = Array.from({ length: 5 }, (_, i) =>
    rect((i - 2) * 33 - 13, 43, 26, 14, 4, { fill: (held >> i) & 1 ? '#F4C84E' : '#C9442F', stroke: '#00000055', 'stroke-width': 1 }),
  ).join('');
  const lines = Array.from({ length: 3 }, (_, i) =>
    rect(-78, -76 + i * 10, 60 + random.int(0, 60), 4, 2, { fill: i === 0 ? '#FFD66B' : '#FFFFFF', opacity: i === 0 ? '.95' : '.4' }),
  ).join('');
  return group(
    'translate(0 2)',
    rect(-96, -90, 192, 160, 18, { fill: defs.gold() }) +
      rect(-90, -84, 180, 148, 13, { fill: '#140D06' }) +
      rect(-86, -80, 172, 116, 9, { fill: glass }) +
      lines +
      cards +
      keys +
      path('M-86-71A9 9 0 0 1-77-80H30L-20 36H-77A9 9 0 0 1-86 27Z', { fill: '#fff', opacity: '.07' }),
    { filter: defs.shadow() },
  );
};

/** Table games: stacks of chips before a card. */
export const drawTable: Motif = (brush) => {
  const { random, defs } = brush;
  const colours = random.shuffle(chipColours);
  const stack = (x: number, base: number, count: number, colour: string) => {
    const dark = '#00000055';
    const discs = Array.from({ length: count }, (_, i) => {
      const y = base - i * 11;
      const stripes = [-19, -1, 17].map((s) => rect(s + ((i * 7) % 9) - 6, y + 2, 9, 9, 1, { fill: paper, opacity: '.92' })).join('');
      return path(`M-34 ${y}V${y + 10}A34 13 0 0 0 34 ${y + 10}V${y}Z`, { fill: colour, stroke: dark, 'stroke-width': 1 }) + stripes;
    }).join('');
    const top = base - (count - 1) * 11;
    const rim = group(
      place(0, top),
      path('M-34 0A34 13 0 1 0 34 0A34 13 0 1 0-34 0Z', { fill: colour, stroke: '#ffffff66', 'stroke-width': 1.2 }) +
        path('M-22 0A22 8 0 1 0 22 0A22 8 0 1 0-22 0Z', { fill: 'none', stroke: paper, 'stroke-width': 3, 'stroke-dasharray': '8 6' }),
    );
    return at(x, 0, 0, 1, discs + rim);
  };
  const [a = '#B8231B', b = '#1B5FA8', c = '#1B7F53'] = colours;
  const suit = random.pick(suits);
  const rank = random.pick(ranks);
  const turn = random.between(-14, 14);
  return group(
    '',
    at(random.between(-14, 14), -28, turn, 1.06, drawCard(brush, rank, suit)) +
      stack(-48, 50, random.int(3, 6), a) +
      stack(50, 52, random.int(2, 5), b) +
      stack(0, 66, random.int(1, 3), c),
    { filter: defs.shadow() },
  );
};
