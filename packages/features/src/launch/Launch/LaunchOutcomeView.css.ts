import { media, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** What a modal's head of one line and its paddings take from a phone's screen. */
const modalChrome = `(${space[5]} + ${size.touch} + ${space[3]} + ${space[1]} + ${space[6]})`;

/** The game with its note above; on a phone it fills the sheet to its end. */
export const stage = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[2],
  '@media': { [media.phone]: { blockSize: `calc(${size.screen} - ${modalChrome})` } },
});
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '72dvh',
  border: 0,
  borderRadius: vars.radius.medium,
  background: vars.color.canvas,
  '@media': { [media.phone]: { blockSize: '100%' } },
});
