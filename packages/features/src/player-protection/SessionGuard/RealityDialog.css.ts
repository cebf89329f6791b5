import { media, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The answers, each as wide as the others: on a phone one below the other. */
export const answers = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@media': { [media.phone]: { gridAutoFlow: 'row' } },
});
