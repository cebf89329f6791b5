import type { GameCategory } from '@baize/contract';

/** Symbols of the reels; each has a picture under its name. */
export const symbolNames = ['seven', 'crown', 'gem', 'bell', 'clover', 'cherry'] as const;
type SymbolName = (typeof symbolNames)[number];

export interface PayLine {
  symbol: SymbolName;
  /** How many of the three reels show it. */
  count: 2 | 3;
  /** The stake times this is paid; whole, so that no amount ever needs rounding. */
  times: number;
  /** Of {@link draws} equally likely draws, how many are this line. */
  weight: number;
}

export const draws = 10_000;

export const payTable: readonly PayLine[] = [
  { symbol: 'seven', count: 3, times: 100, weight: 8 },
  { symbol: 'crown', count: 3, times: 25, weight: 40 },
  { symbol: 'gem', count: 3, times: 10, weight: 150 },
  { symbol: 'bell', count: 3, times: 5, weight: 320 },
  { symbol: 'clover', count: 3, times: 3, weight: 700 },
  { symbol: 'cherry', count: 3, times: 2, weight: 1_000 },
  { symbol: 'cherry', count: 2, times: 1, weight: 600 },
];

/** Return to player that the page states, in percent; the table's test holds it to that. */
export const returnToPlayer = 96;

/** Amounts that a round may cost, in the minor unit. */
export const stakes = [1_000, 5_000, 10_000, 50_000] as const;

/** Games whose round has two steps: the last reel waits until its player turns it, and he may go away in between. */
export const twoStepCategories: readonly GameCategory[] = ['videoPoker', 'cardGames'];

/** The line of a draw from 0 up to {@link draws}; undefined when the draw loses. */
export function lineOf(draw: number): PayLine | undefined {
  let passed = 0;
  for (const line of payTable) {
    passed += line.weight;
    if (draw < passed) return line;
  }
  return undefined;
}

export type Reels = readonly [SymbolName, SymbolName, SymbolName];

/** Every picture of the reels that pays nothing: not three alike, not two cherries. */
const losingReels: readonly Reels[] = symbolNames.flatMap((a) =>
  symbolNames.flatMap((b) =>
    symbolNames.flatMap((c): Reels[] => {
      const cherries = [a, b, c].filter((symbol) => symbol === 'cherry').length;
      return (a === b && b === c) || cherries > 1 ? [] : [[a, b, c]];
    }),
  ),
);

/** Reels of a line. `choice` is any whole number; it picks among pictures of the same meaning. */
export function reelsFor(line: PayLine | undefined, choice: number): Reels {
  if (line === undefined) return losingReels[choice % losingReels.length] ?? ['seven', 'crown', 'gem'];
  const { symbol, count } = line;
  if (count === 3) return [symbol, symbol, symbol];
  const others = symbolNames.filter((name) => name !== symbol);
  const other = others[choice % others.length] ?? 'bell';
  const place = Math.floor(choice / others.length) % 3;
  return place === 0 ? [other, symbol, symbol] : place === 1 ? [symbol, other, symbol] : [symbol, symbol, other];
}
