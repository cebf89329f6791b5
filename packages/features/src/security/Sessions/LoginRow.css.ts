import { media, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});
export const face = style({ display: 'grid', flexShrink: 0, color: vars.color.muted });
export const grow = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
/** Side by side, or as close below each other as the other lines. */
export const where = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], rowGap: space[1] });
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2], listStyle: 'none' });
