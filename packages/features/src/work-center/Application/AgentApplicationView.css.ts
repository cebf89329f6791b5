import { media, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const pairs = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
