import { size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** As high from page to page, so that nothing jumps while a player goes through them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${size.card} minmax(0, 1fr)`,
  gap: space[6],
  minBlockSize: '70dvh',
  alignItems: 'start',
});
export const menu = style({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100%',
  padding: `${space[5]} ${space[3]}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
});
export const page = style({ minInlineSize: 0 });
