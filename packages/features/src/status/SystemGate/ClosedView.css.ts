import { space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: space[4],
  textAlign: 'center',
});

/** On a small phone the two languages stand one below the other. */
export const unbroken = style({ whiteSpace: 'nowrap' });
