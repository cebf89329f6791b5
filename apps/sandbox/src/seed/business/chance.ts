/** Draws that come out the same each time: the sandbox of one machine is that of any other. */
export interface Chance {
  /** From 0, below 1. */
  next(): number;
  /** A whole number, both ends counted in. */
  whole(least: number, most: number): number;
  /** Whether something of this probability comes about. */
  happens(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** In another order. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** Draws from a seed, by Mulberry32 (of public domain): 32 bits of state are enough for some thousands of numbers. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    happens: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    shuffled: (items) => {
      const ordered = items.map((item) => ({ item, place: next() }));
      return ordered.sort((one, other) => one.place - other.place).map(({ item }) => item);
    },
  };
}
