import { media, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** What to type or copy, and the code to scan; one below the other on a phone. */
export const payment = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
