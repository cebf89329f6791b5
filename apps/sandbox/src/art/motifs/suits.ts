import { ink, red } from '../colour.ts';
import { type Defs, path, place } from '../svg.ts';

export type Suit = 'spade' | 'heart' | 'club' | 'diamond';
export const suits: readonly [Suit, ...Suit[]] = ['spade', 'heart', 'club', 'diamond'];
export const ranks: readonly [string, ...string[]] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];

/** Outlines within 10 to every side. */
const outlines: Record<Suit, string> = {
  heart: 'M0 9.5C-4 5-10 1-10-4.2C-10-7.6-7.6-9.5-5-9.5C-2.6-9.5-.8-8 0-6C.8-8 2.6-9.5 5-9.5C7.6-9.5 10-7.6 10-4.2C10 1 4 5 0 9.5Z',
  spade:
    'M0-10C4-5.4 9.6-2.2 9.6 2.6C9.6 5.6 7.4 7.2 5.1 7.2C3.6 7.2 2.2 6.5 1.3 5.2C1.5 7.4 2.2 9 3.6 10H-3.6C-2.2 9-1.5 7.4-1.3 5.2C-2.2 6.5-3.6 7.2-5.1 7.2C-7.4 7.2-9.6 5.6-9.6 2.6C-9.6-2.2-4-5.4 0-10Z',
  diamond: 'M0-10.5C2.2-6.3 4.8-2.9 8-0C4.8 2.9 2.2 6.3 0 10.5C-2.2 6.3-4.8 2.9-8 0C-4.8-2.9-2.2-6.3 0-10.5Z',
  club: 'M0-10A4.6 4.6 0 0 1 3.6-2.6A4.6 4.6 0 1 1 1.3 4.6C1.5 7 2.2 8.8 3.6 10H-3.6C-2.2 8.8-1.5 7-1.3 4.6A4.6 4.6 0 1 1-3.6-2.6A4.6 4.6 0 0 1 0-10Z',
};

export const suitColour = (suit: Suit) => (suit === 'heart' || suit === 'diamond' ? red : ink);

/** A pip whose half height is `size`. */
export function drawSuit(defs: Defs, suit: Suit, x: number, y: number, size: number, fill: string = suitColour(suit)): string {
  return defs.stamp(path(outlines[suit]), { transform: place(x, y, 0, size / 10), fill });
}
