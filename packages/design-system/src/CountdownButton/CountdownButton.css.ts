import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** Readable all the while, for the seconds are what is looked at; doubled to win over the button's tone. */
export const locked = style({
  selectors: {
    '&&[aria-disabled=true]': {
      background: 'transparent',
      color: vars.color.muted,
      cursor: 'default',
      '@media': { [media.forcedColors]: { color: 'GrayText' } },
    },
  },
});
