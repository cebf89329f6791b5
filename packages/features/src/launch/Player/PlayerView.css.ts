import { media, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The strip, the note where there is one, and the game on all that is left of the screen. */
export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[3],
});
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[2],
});
/** The way back and the game’s name share a line, however long the name is. */
export const head = style({ display: 'flex', alignItems: 'center', gap: space[4], flex: `1 1 ${size.card}`, minInlineSize: 0 });
export const name = style({ minInlineSize: 0 });
/** Figures keep their places while they change. */
export const figures = style({
  display: 'flex',
  gap: space[5],
  margin: 0,
  '@media': { [media.phone]: { inlineSize: '100%', justifyContent: 'space-between' } },
});
export const figure = style({ display: 'flex', flexDirection: 'column', minInlineSize: size.tabBar });
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const frame = style({
  display: 'block',
  flex: 1,
  inlineSize: '100%',
  minBlockSize: size.dialog,
  border: 0,
  borderRadius: vars.radius.medium,
  background: vars.color.canvas,
});
