import { style } from '@vanilla-extract/css';

/** A section that has nothing to show takes no gap either. */
export const part = style({ minInlineSize: 0, selectors: { '&:empty': { display: 'none' } } });
