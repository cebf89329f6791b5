import { media, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
});
export const figure = style({ minInlineSize: 0 });
export const value = style({ display: 'flex', flexDirection: 'column', margin: 0, fontVariantNumeric: 'tabular-nums' });
