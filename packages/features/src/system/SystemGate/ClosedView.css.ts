import { space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: space[4],
  textAlign: 'center',
});

/** What a small phone puts one below the other rather than breaks: the two languages, the two times. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** Goes to a line of its own as a whole before it breaks. */
export const together = style({ display: 'inline-block' });
